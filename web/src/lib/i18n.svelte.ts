/** Words: the same catalogues as the engine's, one language at a time. */

import type { FluentBundle as Bundle } from "@fluent/bundle";
import { catalogue, type Message, nameIn, type Parameter, told } from "./language";
import { type Language, settings } from "./settings.svelte";

const LOADERS: Record<Language, () => Promise<{ default: string }[]>> = {
  en: () => Promise.all([import("@locale/en.ftl?raw"), import("@locale/app.en.ftl?raw")]),
  de: () => Promise.all([import("@locale/de.ftl?raw"), import("@locale/app.de.ftl?raw")]),
};

const current = $state<{ bundle: Bundle | null; language: Language }>({ bundle: null, language: settings.language });

/** Load a language and speak it from then on. */
export async function speak(language: Language): Promise<void> {
  const texts = await LOADERS[language]();
  current.bundle = catalogue(
    language,
    texts.map((each) => each.default),
  );
  current.language = language;
}

export function isReady(): boolean {
  return current.bundle !== null;
}

export function has(key: string): boolean {
  return current.bundle?.hasMessage(key) ?? false;
}

/** Say something: the key of its sentence, and what is to be filled in. */
export function t(key: string, parameters: Record<string, Parameter> = {}, form = ""): string {
  return current.bundle ? told(current.bundle, { key, parameters, form }) : "";
}

/** Say a message of the engine. */
export function tell(message: Message): string {
  return current.bundle ? told(current.bundle, message) : "";
}

/** Name a piece, a role, a feature, a place of the engine. */
export function named(name: string, form = ""): string {
  return current.bundle ? nameIn(current.bundle, name, form) : name;
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(current.language) + text.slice(1);
}

export function percent(share: number): string {
  return new Intl.NumberFormat(current.language, { style: "percent", maximumFractionDigits: 0 }).format(share);
}

/** A number with its sign, for what was won or lost. */
export function signed(value: number, digits = 0): string {
  const text = number(Math.abs(value), digits);
  return value > 0 ? `+${text}` : value < 0 ? `−${text}` : text;
}

export function number(value: number, digits = 0): string {
  return new Intl.NumberFormat(current.language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: "negative",
  }).format(value);
}
