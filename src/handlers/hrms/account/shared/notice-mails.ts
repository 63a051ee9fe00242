/** Notices that people get by mail too, in their language, where they have asked for the topic. */
import type { MailTemplateName, MailValues } from "#src/domain/integrations/shared/mail-templates.ts";
import type { MailTopic } from "#src/domain/account/shared/notification.ts";
import { queueMail } from "#src/store/integrations/shared/mails.ts";
import type { Recipient } from "#src/store/people/shared/keepers.ts";
import { asAuth, type Transaction } from "#src/store/database/transaction.ts";
import { worded } from "../../integrations/shared/worded.ts";

interface NoticeMail {
  readonly topic: MailTopic;
  /** Path in the app. */
  readonly link: string;
  readonly template: MailTemplateName;
  /** Beside the name of who gets it, and the link. */
  readonly values: MailValues;
}

/** Queues the mail for those who want it; the postman still has to be told. */
export async function mailNotice(
  tx: Transaction,
  people: readonly Recipient[],
  { topic, link, template, values }: NoticeMail,
  appUrl: string,
  now: Date,
): Promise<void> {
  const wanting = people.filter(({ mailTopics }) => mailTopics.includes(topic));
  if (wanting.length === 0) return;
  await asAuth(tx, async () => {
    for (const { email, fullName, locale } of wanting) {
      await queueMail(
        tx,
        {
          kind: "notice",
          recipient: email,
          code: null,
          link,
          ...worded(template, locale, { ...values, name: fullName, link: appUrl + link }),
        },
        now,
      );
    }
  });
}
