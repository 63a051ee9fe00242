// Generated from the files of messages by `npm run generate`; never edited.

import type { Language } from "#src/domain/shared/languages.ts";

interface MessageFiles {
  readonly common: unknown;
  readonly files: Readonly<Record<string, () => Promise<{ readonly default: unknown }>>>;
}

/** Only one language is used at a time: the files of the others are not named in what every page loads. */
export const filesOf: Readonly<Record<Language, () => Promise<MessageFiles>>> = {
  en: () => import("./files/en.gen.ts"),
  de: () => import("./files/de.gen.ts"),
  fr: () => import("./files/fr.gen.ts"),
  pt: () => import("./files/pt.gen.ts"),
};
