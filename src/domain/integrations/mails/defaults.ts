/** The words of a mail in a language, as the product comes with them. */
import type { Language } from "../../shared/languages.ts";
import type { MailTemplateName, MailWords } from "../shared/mail-templates.ts";
import { de } from "./words/de.ts";
import { en } from "./words/en.ts";
import { fr } from "./words/fr.ts";
import { pt } from "./words/pt.ts";

const words: Record<Language, Record<MailTemplateName, MailWords>> = { en, de, fr, pt };

export const defaultWords = (template: MailTemplateName, language: Language): MailWords => words[language][template];
