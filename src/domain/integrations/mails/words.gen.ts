// Generated from the files of messages by `npm run generate`; never edited.

import type { Language } from "../../shared/languages.ts";
import type { MailName, MailWords } from "../shared/mail-templates.ts";
import { words as en } from "./words/en.ts";
import { words as de } from "./words/de.ts";
import { words as fr } from "./words/fr.ts";
import { words as pt } from "./words/pt.ts";

export const words: Readonly<Record<Language, Readonly<Record<MailName, MailWords>>>> = { en, de, fr, pt };
