/*
 * Random base games with fields for two players, as a bare native loop.
 *
 *     base_game FIRST_SEED GAMES
 *
 * Plays exactly the games that the engine plays with the same seeds: the same generator asked
 * in the same order about the same lists of options. There is nothing else here: no phases,
 * no hooks, no undoing. It shows how much of an engine's time is the game itself.
 *
 * Random games defeat the branch predictor, so where a few wasted stores replace a branch
 * that nobody can foresee, the stores are cheaper.
 */
#define _POSIX_C_SOURCE 199309L

#include <assert.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

struct feature {
    uint8_t kind;
    uint8_t open; /* ends that lead off the tile */
    uint8_t pennants;
    uint8_t borders; /* cities of the same tile that a field touches, one bit each */
};

/* Generated from the tables of the engine; angle brackets, so that only the build folder is searched. */
#include <tables.h>

enum { PLAYERS = 2, FOLLOWERS = 7 };
enum { MONASTERY_POINTS = 9, CITY_POINTS = 2, FIELD_POINTS = 3, AROUND = 8 };

/*
 * The board is a torus. Laid tiles hang together, so that they and the cells around them never
 * span a whole row and no two of them share a word.
 */
enum { ROW = 128, CELLS = ROW * ROW, ORIGIN = 0 };
static_assert(TILES + 2 <= ROW, "the board must not meet itself on the torus");
static_assert(SIDE_BITS * 4 <= 8, "the needs of a gap must fit a byte");

static const int NEIGHBOUR[4] = {-ROW, 1, ROW, -1};
static const int ROUND[AROUND] = {-ROW, -ROW + 1, 1, ROW + 1, ROW, ROW - 1, -1, -ROW - 1};

/* One feature of one laid tile. Slots that belong together form a ring and share a root. */
struct slot {
    struct slot *root;
    struct slot *next;
    struct slot *first; /* of the same tile */
    uint32_t seen;      /* the last count that came by */
    int cell;
    struct feature printed;
    /* For the whole feature, at the root: */
    int16_t size;
    int16_t open; /* a monastery counts free cells around it, from when somebody stands there */
    int16_t followers; /* one byte for each player, so that they add up as one number */
};

struct tile {
    struct slot *slots;
    int16_t turn; /* kind * 4 + rotation */
    int16_t cell;
};

static uint32_t luck;
static uint32_t stamp;

static int scores[PLAYERS];
static int supply[PLAYERS];

static uint8_t bag[2 * TILES]; /* kinds in ascending order; the second half is never drawn */
static int bag_left;

static int16_t cells[CELLS]; /* 0 unknown, gap + 1, or ~tile */
static struct tile tiles[TILES];
static int tile_count;
static struct slot slots[TILES * STRIDE];
static struct slot *slots_end;

/* Free cells beside tiles. The needs behind the last gap are 0: nothing is asked of a gap to come. */
enum { MOST_GAPS = 2 * TILES + 2 };
static uint8_t gap_needs[MOST_GAPS];
static int16_t gap_cells[MOST_GAPS];
static int gap_count;

static struct slot *monks[PLAYERS * FOLLOWERS]; /* monasteries on which somebody stands */
static int monk_count;

/* -- chance --------------------------------------------------------------------------------- */

static void seed_luck(uint32_t seed)
{
    luck = seed * 2654435769u + 0x9E3779B9u;
    if (luck == 0)
        luck = 0x9E3779B9u;
}

static int below(int bound)
{
    luck ^= luck << 13;
    luck ^= luck >> 17;
    luck ^= luck << 5;
    return (int)((uint64_t)luck * (uint32_t)bound >> 32);
}

/* Take the tile at a place of the bag; the others stay in order. */
static int take_from_bag(int place)
{
    int kind = bag[place];
    bag_left--;
    uint8_t behind[TILES]; /* mostly too many, but a fixed size is a handful of instructions */
    memcpy(behind, bag + place + 1, sizeof behind);
    memcpy(bag + place, behind, sizeof behind);
    return kind;
}

/* -- features ------------------------------------------------------------------------------- */

static void join(struct slot *a, struct slot *b)
{
    struct slot *big = a->root;
    struct slot *small = b->root;
    big->open -= 2;
    if (big == small)
        return;
    int16_t open = big->open + small->open;
    if (big->size < small->size) {
        struct slot *swapped = big;
        big = small;
        small = swapped;
    }
    big->size += small->size;
    big->open = open;
    big->followers += small->followers;
    small->followers = 0; /* the last count looks for followers on any slot */
    struct slot *slot = small;
    do {
        slot->root = big;
        slot = slot->next;
    } while (slot != small);
    struct slot *after = big->next;
    big->next = small->next;
    small->next = after;
}

/* Join what two tiles show on the side where they touch. They fit, so both have the same ports. */
static void meet(const struct tile *mine, const struct tile *theirs, int side)
{
    const int8_t *port = PORTS[mine->turn][side];
    const int8_t *facing = PORTS[theirs->turn][(side + 2) & 3];
    for (int place = 0; place < 3; place++)
        if (port[place] >= 0)
            join(mine->slots + port[place], theirs->slots + facing[2 - place]);
}

static void new_slots(int kind, int cell)
{
    struct slot *first = slots_end;
    for (int index = 0; index < FEATURE_COUNT[kind]; index++) {
        struct feature printed = FEATURES[kind][index];
        struct slot *slot = slots_end++;
        *slot = (struct slot){
            .root = slot, .next = slot, .first = first, .cell = cell, .printed = printed, .size = 1, .open = printed.open};
    }
}

/* -- tiles ---------------------------------------------------------------------------------- */

static int beside(int cell, int step)
{
    return (cell + step) & (CELLS - 1);
}

/* Let a tile ask something of a free cell beside it, which is a gap from now on. */
static void ask_gap(int cell, int need)
{
    int known = cells[cell] != 0;
    int gap = known ? cells[cell] - 1 : gap_count;
    gap_needs[gap] |= (uint8_t)need;
    gap_cells[gap] = (int16_t)cell;
    cells[cell] = (int16_t)(gap + 1);
    gap_count += !known;
}

/* The last gap moves to the place of the one that is taken. */
static void take_gap(int gap)
{
    gap_count--;
    gap_needs[gap] = gap_needs[gap_count];
    gap_needs[gap_count] = 0;
    gap_cells[gap] = gap_cells[gap_count];
    cells[gap_cells[gap]] = (int16_t)(gap + 1);
}

/* Count a new tile for every occupied monastery that it lies beside. */
static void surround(int cell)
{
    for (int index = 0; index < monk_count; index++) {
        unsigned way = (unsigned)(cell - monks[index]->cell + ROW + 1) % CELLS;
        monks[index]->open -= (way / ROW <= 2) & (way % ROW <= 2);
    }
}

static struct tile *lay_tile(int kind, int gap, int rotation)
{
    int cell = gap_cells[gap];
    int turn = kind * 4 + rotation;
    struct tile *tile = &tiles[tile_count];
    *tile = (struct tile){.slots = slots_end, .turn = (int16_t)turn, .cell = (int16_t)cell};
    new_slots(kind, cell);
    take_gap(gap);
    cells[cell] = (int16_t)~tile_count++;
    for (int side = 0; side < 4; side++) {
        int other = beside(cell, NEIGHBOUR[side]);
        int entry = cells[other];
        if (entry < 0)
            meet(tile, &tiles[~entry], side);
        else
            ask_gap(other, ASKS[turn][side]);
    }
    surround(cell);
    return tile;
}

struct way {
    int16_t gap;
    int16_t rotation;
};

/* List every way to lay a tile of this kind, gap by gap and rotation by rotation. */
static int list_ways(int kind, struct way *ways)
{
    const uint8_t *fits = FITS[PATTERN_OF[kind]];
    int count = 0;
    for (int gap = 0; gap < gap_count; gap++)
        for (unsigned rotations = fits[gap_needs[gap]]; rotations != 0; rotations &= rotations - 1)
            ways[count++] = (struct way){(int16_t)gap, (int16_t)__builtin_ctz(rotations)};
    return count;
}

/* Draw until a tile fits somewhere and lay it; NULL when the bag is empty. */
static struct tile *draw_and_lay(void)
{
    struct way ways[4 * (2 * TILES + 2)];
    while (bag_left > 0) {
        int kind = take_from_bag(below(bag_left));
        int count = list_ways(kind, ways);
        if (count > 0) {
            struct way way = ways[below(count)];
            return lay_tile(kind, way.gap, way.rotation);
        }
    }
    return NULL;
}

/* -- followers ------------------------------------------------------------------------------ */

static int free_cells_around(int cell)
{
    int count = 0;
    for (int way = 0; way < AROUND; way++)
        count += cells[beside(cell, ROUND[way])] >= 0;
    return count;
}

static void place_follower(struct slot *slot, int player)
{
    supply[player]--;
    slot->root->followers += 1 << (8 * player);
    if (slot->printed.kind == MONASTERY) {
        slot->open = (int16_t)free_cells_around(slot->cell);
        monks[monk_count++] = slot;
    }
}

/* Pass or put a follower on a free feature of the tile; where only passing is left, nobody is asked. */
static void choose_follower(const struct tile *tile, int player)
{
    struct slot *options[STRIDE + 1];
    int count = 1;
    if (supply[player] == 0)
        return;
    for (struct slot *slot = tile->slots; slot < slots_end; slot++) {
        options[count] = slot;
        count += slot->root->followers == 0;
    }
    if (count == 1)
        return;
    int option = below(count);
    if (option > 0)
        place_follower(options[option], player);
}

/* -- points --------------------------------------------------------------------------------- */

/* Tiles and pennants of a road or a city; a tile that shows two parts of it counts once. */
static int count_tiles(struct slot *root)
{
    int count = 0;
    struct slot *slot = root;
    stamp++;
    do {
        count += slot->printed.pennants + (slot->first->seen != stamp);
        slot->first->seen = stamp;
        slot = slot->next;
    } while (slot != root);
    return count;
}

static int count_finished_cities(struct slot *field)
{
    int count = 0;
    struct slot *slot = field;
    stamp++;
    do {
        for (unsigned borders = slot->printed.borders; borders != 0; borders &= borders - 1) {
            struct slot *city = slot->first[__builtin_ctz(borders)].root;
            count += city->open == 0 && city->seen != stamp;
            city->seen = stamp;
        }
        slot = slot->next;
    } while (slot != field);
    return count;
}

static int points_of(struct slot *root)
{
    switch (root->printed.kind) {
    case ROAD:
        return count_tiles(root);
    case CITY:
        return count_tiles(root) * (root->open == 0 ? CITY_POINTS : 1);
    case FIELD:
        return count_finished_cities(root) * FIELD_POINTS;
    default:
        return MONASTERY_POINTS - root->open;
    }
}

/* Pay whoever has the majority, both in a tie; the followers go home. */
static void score(struct slot *root)
{
    int points = points_of(root);
    int first = root->followers & 255;
    int second = root->followers >> 8;
    if (first >= second)
        scores[0] += points;
    if (second >= first)
        scores[1] += points;
    supply[0] += first;
    supply[1] += second;
    root->followers = 0;
}

static void score_finished(const struct tile *tile)
{
    for (struct slot *slot = tile->slots; slot < slots_end; slot++) {
        struct slot *root = slot->root;
        if ((root->followers != 0) & (root->open == 0) & (slot->printed.kind <= CITY))
            score(root);
    }
    for (int index = monk_count - 1; index >= 0; index--) {
        if (monks[index]->open == 0) {
            score(monks[index]);
            monks[index] = monks[--monk_count];
        }
    }
}

static void score_end(void)
{
    for (struct slot *slot = slots; slot < slots_end; slot++)
        if (slot->followers != 0)
            score(slot);
}

/* -- the game ------------------------------------------------------------------------------- */

/* Forget only the cells that the last game knew: there are far fewer than the torus has. */
static void clear_board(void)
{
    for (int tile = 0; tile < tile_count; tile++)
        cells[tiles[tile].cell] = 0;
    for (int gap = 0; gap < gap_count; gap++) {
        cells[gap_cells[gap]] = 0;
        gap_needs[gap] = 0;
    }
    tile_count = 0;
    gap_count = 0;
    monk_count = 0;
    slots_end = slots;
}

/* Lay out the start tile and hand out the rest. The start tile comes out of the bag. */
static void set_up(void)
{
    clear_board();
    memcpy(bag, BAG, sizeof BAG);
    bag_left = TILES;
    for (int player = 0; player < PLAYERS; player++) {
        scores[player] = 0;
        supply[player] = FOLLOWERS;
    }
    ask_gap(ORIGIN, 0);
    lay_tile(take_from_bag(START_PLACE), 0, 0);
}

static void play(uint32_t seed)
{
    seed_luck(seed);
    set_up();
    struct tile *tile;
    for (int player = 0; (tile = draw_and_lay()) != NULL; player = 1 - player) {
        choose_follower(tile, player);
        score_finished(tile);
    }
    score_end();
}

static double seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

int main(int argc, char **argv)
{
    if (argc != 3) {
        fprintf(stderr, "usage: %s FIRST_SEED GAMES\n", argv[0]);
        return EXIT_FAILURE;
    }
    uint32_t seed = (uint32_t)strtoull(argv[1], NULL, 10);
    uint32_t games = (uint32_t)strtoull(argv[2], NULL, 10);
    uint32_t checksum = 0;
    double start = seconds();
    for (uint32_t game = 0; game < games; game++) {
        play(seed + game);
        checksum = checksum * 31 + (uint32_t)(scores[0] * 1009 + scores[1]);
    }
    double duration = seconds() - start;
    printf("checksum %u\n", checksum);
    printf("games_per_second %.1f\n", games / duration);
    return EXIT_SUCCESS;
}
