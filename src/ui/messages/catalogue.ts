/** The typed keys of messages, `<area>.<key of its file>`, and the languages they are in. */
import type { Catalogue } from "./catalogue.gen.ts";

export type MessageArea = keyof Catalogue;
export type MessageId = { [A in MessageArea]: `${A}.${keyof Catalogue[A] & string}` }[MessageArea];

export const languages = ["en", "de", "fr", "pt"] as const;
export type Language = (typeof languages)[number];

/** Each language in its own words, for the switch. */
export const languageNames: Record<Language, string> = { en: "English", de: "Deutsch", fr: "Français", pt: "Português" };
