/** An email in its recipient's language, from the product's texts; the queue substitutes a tenant's own. */
import type { Language } from "#src/domain/shared/languages.ts";
import { defaultWords } from "#src/domain/integrations/mails/defaults.ts";
import {
  isTemplate,
  type MailFacts,
  type MailName,
  writtenMail,
} from "#src/domain/integrations/shared/mail-templates.ts";
import type { MailKind, NewMail } from "#src/store/integrations/shared/mails.ts";

const kinds: Partial<Record<MailName, MailKind>> = {
  "verify-email": "verify-email",
  "password-reset": "password-reset",
  "account-created": "password-reset",
  "password-changed": "password-changed",
  invitation: "invitation",
};

interface Envelope {
  readonly recipient: string;
  readonly language: Language;
  /** Path in the app. */
  readonly link?: string;
  readonly appUrl: string;
  /** By default that of the recipient's account. */
  readonly tenantId?: string;
}

/** `facts` are the email's facts except the link, which is in the envelope. */
export function newMail<Mail extends MailName>(
  template: Mail,
  { recipient, language, link, appUrl, tenantId }: Envelope,
  facts: Omit<MailFacts<Mail>, "link">,
): NewMail {
  const values: Readonly<Record<string, string>> = { ...facts, ...(link !== undefined && { link: appUrl + link }) };
  return {
    kind: kinds[template] ?? "notice",
    recipient,
    ...writtenMail(defaultWords(template, language), values),
    code: values["code"] ?? null,
    link: link ?? null,
    ...(isTemplate(template) && { wording: { template, language, values } }),
    ...(tenantId !== undefined && { tenantId }),
  };
}
