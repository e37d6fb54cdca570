import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Where `bastide serve` listens while the app is being written. */
const SERVER = process.env.BASTIDE_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  resolve: {
    alias: { "@": here("./src"), "@locale": here("../src/bastide/locale") },
    ...(mode === "test" ? { conditions: ["browser"] } : {}),
  },
  build: { outDir: "../src/bastide/server/static", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: {
    fs: { allow: [here("."), here("../src/bastide/locale")] },
    proxy: { "/api": { target: SERVER, ws: true }, "/atlas": SERVER },
  },
  test: { include: ["src/**/*.test.ts"] },
}));
