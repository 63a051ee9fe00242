/** The words of a mail in a language, as the product comes with them. */
import type { Language } from "../../shared/languages.ts";
import type { MailName, MailWords } from "../shared/mail-templates.ts";
import { words } from "./words.gen.ts";

export const defaultWords = (mail: MailName, language: Language): MailWords => words[language][mail];
