/** The email queue: written in the transaction of the change, emptied by the job send-mails, shown in the outbox. */
import type { Language } from "#src/domain/shared/languages.ts";
import { and, asc, count, desc, eq, gt, isNull, lt, lte, type SQL, sql } from "drizzle-orm";
import {
  type MailTemplateName,
  type MailValues,
  type MailWords,
  writtenMail,
} from "#src/domain/integrations/shared/mail-templates.ts";
import { type ListQuery, type Page, pageOf, searched } from "../../shared/list-query.ts";
import type { Store } from "../../database/open-store.ts";
import { mailTemplates } from "../tables/mail-templates.ts";
import { mails } from "../tables/mails.ts";
import { tenantSettings } from "../../platform/tables/tenant-settings.ts";
import { users } from "../../account/tables/users.ts";
import { rowsPerBatch } from "../../database/insert-rows.ts";
import { asAuth, inAuth, type Transaction } from "../../database/transaction.ts";

export type MailKind = (typeof mails.$inferSelect)["kind"];

export interface NewMail {
  kind: MailKind;
  recipient: string;
  subject: string;
  text: string;
  code: string | null;
  /** Path in the app. */
  link: string | null;
  /** Its template and facts, for tenants with their own texts. */
  wording?: { template: MailTemplateName; language: Language; values: MailValues };
  /** The tenant whose sender and footer apply; by default that of the recipient's account. */
  tenantId?: string;
}

export type QueuedMail = typeof mails.$inferSelect;

const minute = 60_000;
/** Codes and links expire within a day. */
const lateAfter = 24 * 60 * minute;
const keptFor = 7 * 24 * 60 * minute;
const longestPause = 60 * minute;
const maxTries = 8;

/** The id of the email's tenant: the given one, else that of the recipient's account. */
const tenantOf = ({ tenantId, recipient }: NewMail): SQL =>
  sql`coalesce(${tenantId ?? null}::uuid, (select ${users.tenantId} from ${users} where lower(${users.email}) = lower(${recipient})))`;

/** In the tenant's own words, if it has any for this email. */
function wordsOf(mail: NewMail, own: { subject: string | null; text: string | null } | undefined): MailWords {
  if (!mail.wording || !own || own.subject === null || own.text === null) return mail;
  return writtenMail({ subject: own.subject, text: own.text }, mail.wording.values);
}

async function describe(tx: Transaction, mail: NewMail): Promise<MailWords> {
  if (!mail.wording) return mail;
  const { template, language } = mail.wording;
  const ofMail = and(
    eq(mailTemplates.template, template),
    eq(mailTemplates.language, language),
    eq(mailTemplates.tenantId, tenantOf(mail)),
  );
  const [own] = await tx
    .select({ subject: mailTemplates.subject, text: mailTemplates.text })
    .from(mailTemplates)
    .where(ofMail);
  return wordsOf(mail, own);
}

async function removeOld(tx: Transaction, now: Date): Promise<void> {
  await tx.delete(mails).where(lt(mails.createdAt, new Date(now.getTime() - keptFor)));
}

/** With sender and footer of the tenant. */
async function insertMails(
  tx: Transaction,
  tenant: SQL,
  rows: readonly NewMail[],
  now: Date,
  isWanted = true,
): Promise<void> {
  const column = (name: "kind" | "recipient" | "subject" | "text" | "code" | "link") =>
    sql`${sql.param(rows.map((row) => row[name]))}::text[]`;
  await tx.execute(sql`
    insert into ${mails} (tenant_id, kind, recipient, subject, text, code, link, sender_name, reply_to, created_at, next_try_at)
    select tenant.id, mail.kind, mail.recipient, mail.subject, mail.text || coalesce(e'\n\n' || (own.branding ->> 'mailFooter'), ''), mail.code, mail.link,
      own.sender ->> 'senderName', own.sender ->> 'replyTo', ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
    from (select ${tenant} as id) tenant
    left join ${tenantSettings} own on own.tenant_id = tenant.id
    cross join unnest(${column("kind")}, ${column("recipient")}, ${column("subject")}, ${column("text")}, ${column("code")}, ${column("link")})
      as mail (kind, recipient, subject, text, code, link)
    where ${isWanted}`);
}

const queuedIn = new WeakSet<Transaction>();

/** Whether emails wait for the end of the transaction. */
export const hasQueuedMails = (tx: Transaction): boolean => queuedIn.has(tx);

/** Does the same work whether or not there is a recipient. */
export async function queueMail(tx: Transaction, mail: NewMail, now: Date, isWanted = true): Promise<void> {
  await removeOld(tx, now);
  const written = { ...mail, ...(await describe(tx, mail)) };
  await insertMails(tx, tenantOf(mail), [written], now, isWanted);
  queuedIn.add(tx);
}

/** Emails of one tenant, as many as there are: the same as `queueMail` for each, in a few statements. */
export async function queueMails(
  tx: Transaction,
  tenantId: string,
  list: readonly NewMail[],
  now: Date,
): Promise<void> {
  if (list.length === 0) return;
  await removeOld(tx, now);
  const own = await tx
    .select({
      template: mailTemplates.template,
      language: mailTemplates.language,
      subject: mailTemplates.subject,
      text: mailTemplates.text,
    })
    .from(mailTemplates)
    .where(eq(mailTemplates.tenantId, tenantId));
  const written = list.map((mail) => {
    const { wording } = mail;
    const words = own.find(({ template, language }) => template === wording?.template && language === wording.language);
    return { ...mail, ...wordsOf(mail, words) };
  });
  for (let from = 0; from < written.length; from += rowsPerBatch)
    await insertMails(tx, sql`${tenantId}::uuid`, written.slice(from, from + rowsPerBatch), now);
  queuedIn.add(tx);
}

/** Neither sent nor given up. */
const isWaiting = (now: Date) =>
  and(isNull(mails.sentAt), lt(mails.tries, maxTries), gt(mails.createdAt, new Date(now.getTime() - lateAfter)));

/** Due emails. Each is postponed before it is tried, so that no other server tries it too. */
export function takeWaitingMails(store: Store, now: Date, limit = 20): Promise<QueuedMail[]> {
  return inAuth(store, async (tx) => {
    const waiting = await tx
      .select()
      .from(mails)
      .where(and(isWaiting(now), lte(mails.nextTryAt, now)))
      .orderBy(asc(mails.createdAt))
      .limit(limit)
      .for("update", { skipLocked: true });
    for (const { id, tries } of waiting) {
      const pause = Math.min(minute * 2 ** tries, longestPause);
      await tx
        .update(mails)
        .set({ tries: tries + 1, nextTryAt: new Date(now.getTime() + pause) })
        .where(eq(mails.id, id));
    }
    return waiting;
  });
}

export async function countWaitingMails(store: Store, now: Date): Promise<number> {
  const [row] = await inAuth(store, (tx) => tx.select({ waiting: count() }).from(mails).where(isWaiting(now)));
  return row?.waiting ?? 0;
}

/** When the next one is due; undefined if none is waiting. */
export async function nextMailAt(store: Store, now: Date): Promise<Date | undefined> {
  const [next] = await inAuth(store, (tx) =>
    tx.select({ at: mails.nextTryAt }).from(mails).where(isWaiting(now)).orderBy(asc(mails.nextTryAt)).limit(1),
  );
  return next?.at;
}

export async function noteSent(store: Store, id: string, now: Date): Promise<void> {
  await inAuth(store, (tx) =>
    tx.update(mails).set({ sentAt: now, text: "", code: null, link: null, fault: null }).where(eq(mails.id, id)),
  );
}

export async function noteFault(store: Store, id: string, fault: string): Promise<void> {
  await inAuth(store, (tx) => tx.update(mails).set({ fault }).where(eq(mails.id, id)));
}

/** Newest first. */
export function outboxPage(tx: Transaction, query: ListQuery): Promise<Page<QueuedMail>> {
  const where: SQL | undefined = searched(query.q, [mails.recipient, mails.subject, mails.text]);
  return asAuth(tx, () =>
    pageOf(
      query,
      async () => (await tx.select({ total: count() }).from(mails).where(where))[0]?.total ?? 0,
      (limit, offset) =>
        tx.select().from(mails).where(where).orderBy(desc(mails.createdAt), desc(mails.id)).limit(limit).offset(offset),
    ),
  );
}
