/** Subject and text of a mail from its template; where the tenant has words of its own, the queue takes those. */
import type { Language } from "#src/domain/shared/languages.ts";
import { defaultWords } from "#src/domain/integrations/mails/defaults.ts";
import { type MailTemplateName, type MailValues, writtenMail } from "#src/domain/integrations/shared/mail-templates.ts";
import type { NewMail } from "#src/store/integrations/shared/mails.ts";

export function worded(
  template: MailTemplateName,
  language: Language,
  values: MailValues,
): Pick<NewMail, "subject" | "text" | "wording"> {
  return { ...writtenMail(defaultWords(template, language), values), wording: { template, language, values } };
}
