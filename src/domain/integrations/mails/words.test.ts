/** The words of the mails in every language: each with the facts that the mail is given, and no others. */
import { describe, expect, test } from "vitest";
import { languages } from "../../shared/languages.ts";
import { type MailName, mailNames, placeholdersOf, templateFaults, writtenMail } from "../shared/mail-templates.ts";
import { defaultWords } from "./defaults.ts";

const english = (mail: MailName) => defaultWords(mail, "en");

describe.each(languages)("in %s", (language) => {
  test.each(mailNames)("%s", (mail) => {
    const words = defaultWords(mail, language);
    expect(templateFaults(mail, words)).toEqual([]);
    const marked = Object.fromEntries(placeholdersOf(mail).map(({ name }) => [name, `<${name}>`]));
    const facts = ({ text }: { text: string }): string[] => [...new Set(text.match(/<\w+>/g))].sort();
    const written = writtenMail(words, marked);
    expect(facts(written)).toEqual(facts(writtenMail(english(mail), marked)));
    expect(written.text).toMatch(/\n\nHRMS$/);
    if (language !== "en") expect(words.text).not.toBe(english(mail).text);
  });
});
