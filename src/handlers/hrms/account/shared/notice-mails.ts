/** Notifications that are also emailed, in the person's language, if they have chosen the topic. */
import type { MailFacts, MailTemplateName } from "#src/domain/integrations/shared/mail-templates.ts";
import type { MailTopic } from "#src/domain/account/shared/notification.ts";
import { queueMail } from "#src/store/integrations/shared/mails.ts";
import type { Recipient } from "#src/store/people/shared/hr-recipients.ts";
import { asAuth, type Transaction } from "#src/store/database/transaction.ts";
import { newMail } from "../../integrations/shared/mail.ts";

interface NoticeMail<Mail extends MailTemplateName> {
  readonly topic: MailTopic;
  /** Path in the app. */
  readonly link: string;
  readonly template: Mail;
  /** Facts besides the recipient's name and the link. */
  readonly facts: Omit<MailFacts<Mail>, "name" | "link">;
}

/** Queues the email for those who want it; the job send-mails is woken after the commit. */
export async function mailNotice<Mail extends MailTemplateName>(
  tx: Transaction,
  people: readonly Recipient[],
  { topic, link, template, facts }: NoticeMail<Mail>,
  appUrl: string,
  now: Date,
): Promise<void> {
  const wanting = people.filter(({ mailTopics }) => mailTopics.includes(topic));
  if (wanting.length === 0) return;
  await asAuth(tx, async () => {
    for (const { email: recipient, fullName: name, locale: language } of wanting) {
      const all = { ...facts, name } as unknown as MailFacts<Mail>;
      await queueMail(tx, newMail(template, { recipient, language, link, appUrl }, all), now);
    }
  });
}
