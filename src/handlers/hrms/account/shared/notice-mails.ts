/** Notifications that are also emailed, in the person's language, if they have chosen the topic. */
import type { MailFacts, MailTemplateName } from "#src/domain/integrations/shared/mail-templates.ts";
import type { MailTopic } from "#src/domain/account/shared/notification.ts";
import { writtenDay } from "#src/domain/shared/written-day.ts";
import { queueMail } from "#src/store/integrations/shared/mails.ts";
import { type Recipient, recipientsOf } from "#src/store/people/shared/hr-recipients.ts";
import { asAuth, type Transaction } from "#src/store/database/transaction.ts";
import type { HrmsContext } from "../../context.ts";
import { newMail } from "../../integrations/shared/mail.ts";

type Day = "date" | "from" | "to";

interface NoticeMail<Mail extends MailTemplateName> {
  readonly topic: MailTopic;
  /** Path in the app. */
  readonly link: string;
  readonly template: Mail;
  /** Facts besides the recipient's name, the link and days. */
  readonly facts: Omit<MailFacts<Mail>, "name" | "link" | Day>;
  /** Written in the language of each recipient. */
  readonly days?: Pick<MailFacts<Mail>, Day & keyof MailFacts<Mail>>;
}

/** Queues the email for those who want it; the job send-mails is woken after the commit. */
export async function mailNotice<Mail extends MailTemplateName>(
  tx: Transaction,
  people: readonly Recipient[],
  { topic, link, template, facts, days = {} as NonNullable<NoticeMail<Mail>["days"]> }: NoticeMail<Mail>,
  appUrl: string,
  now: Date,
): Promise<void> {
  const wanting = people.filter(({ mailTopics }) => mailTopics.includes(topic));
  if (wanting.length === 0) return;
  await asAuth(tx, async () => {
    for (const { email: recipient, fullName: name, locale: language } of wanting) {
      const written = Object.entries<string>(days).map(([day, date]) => [day, writtenDay(language, date)]);
      const all = { ...facts, ...Object.fromEntries(written), name } as unknown as MailFacts<Mail>;
      await queueMail(tx, newMail(template, { recipient, language, link, appUrl }, all), now);
    }
  });
}

/** The same for the active ones among these accounts. */
export async function mailAccounts<Mail extends MailTemplateName>(
  ctx: HrmsContext,
  userIds: readonly string[],
  notice: NoticeMail<Mail>,
): Promise<void> {
  if (userIds.length === 0) return;
  await mailNotice(ctx.db, await recipientsOf(ctx.db, userIds), notice, ctx.settings.publicUrl, ctx.now());
}
