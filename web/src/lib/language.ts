/** Sentences made of keys and parameters, as `bastide.language` makes them: the catalogue decides the words. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

/** Something to be said: the key of its sentence, and what is to be filled in. */
export interface Message {
  key: string;
  parameters?: Record<string, Parameter>;
  /** One of the other sentences under the same key: its rule, or a name with its article. */
  form?: string;
}

export type Parameter = string | number | boolean | Message | readonly (string | Message)[];

/** A name that ends with a number is one of many: `prison of 2`, `wall tile 9`. */
const NUMBERED = /^(.*[a-z])-(\d+)$/;

export function catalogue(language: string, texts: readonly string[]): FluentBundle {
  const bundle: FluentBundle = new FluentBundle(language, {
    useIsolating: false,
    functions: { NAME: ([of], named) => nameIn(bundle, String(of), String(named.form ?? "")) },
  });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

export function keyOf(name: string): string {
  return name.replaceAll("_", "-").replaceAll(" ", "-");
}

/** Name something; what a box of one's own brings is called as it says. */
export function nameIn(bundle: FluentBundle, name: string, form = "", of = "name"): string {
  const key = `${of}-${keyOf(name)}`;
  const match = NUMBERED.exec(key);
  if (match?.[1] && bundle.hasMessage(match[1])) {
    return told(bundle, { key: match[1], parameters: { number: match[2] ?? "" } }, form);
  }
  return bundle.hasMessage(key) ? told(bundle, { key }, form) : name.replaceAll("_", " ");
}

/** Say a message; a key without a sentence says itself, so that it is seen. */
export function told(bundle: FluentBundle, message: Message, form = message.form ?? ""): string {
  const found = bundle.getMessage(message.key);
  const pattern = form ? (found?.attributes[form] ?? found?.value) : found?.value;
  if (!pattern) return message.key;
  const filled: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(message.parameters ?? {})) filled[name] = fill(bundle, value);
  const errors: Error[] = [];
  return bundle.formatPattern(pattern, filled, errors);
}

function fill(bundle: FluentBundle, value: Parameter): FluentVariable {
  if (typeof value === "string" || typeof value === "number") return value;
  if (typeof value === "boolean") return value ? "yes" : "no";
  if ("key" in value) return told(bundle, value);
  return listed(
    bundle,
    value.map((each) => (typeof each === "string" ? each : told(bundle, each))),
  );
}

/** Put a list into words: `A, B and C`. */
export function listed(bundle: FluentBundle, parts: readonly string[], joinedBy = "and"): string {
  if (parts.length < 2) return parts.join("");
  const parameters = { first: parts.slice(0, -1).join(", "), last: parts.at(-1) ?? "" };
  return told(bundle, { key: `listed-${joinedBy}`, parameters });
}
