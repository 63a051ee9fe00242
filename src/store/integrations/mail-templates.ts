/** Email texts that a tenant has customised. */
import type { Language } from "#src/domain/shared/languages.ts";
import { and, eq, type SQL } from "drizzle-orm";
import type { MailTemplateName, MailWords } from "#src/domain/integrations/shared/mail-templates.ts";
import type { Actor } from "../shared/audit.ts";
import { mailTemplates } from "./tables/mail-templates.ts";
import { users } from "../account/tables/users.ts";
import type { Transaction } from "../database/transaction.ts";

export interface MailKey {
  readonly template: MailTemplateName;
  readonly language: Language;
}

export interface StoredWords extends MailKey {
  readonly id: string;
  /** Null to restore the product's own. */
  readonly words: MailWords | null;
  readonly version: number;
  readonly updatedAt: Date;
  readonly updatedBy: string;
}

async function found(tx: Transaction, where: SQL | undefined): Promise<StoredWords[]> {
  const rows = await tx
    .select({ own: mailTemplates, by: users.fullName })
    .from(mailTemplates)
    .innerJoin(users, eq(users.id, mailTemplates.updatedBy))
    .where(where);
  return rows.map(({ own: { id, template, language, subject, text, version, updatedAt }, by }) => ({
    id,
    template,
    language,
    words: subject === null || text === null ? null : { subject, text },
    version,
    updatedAt,
    updatedBy: by,
  }));
}

/** Of the transaction's tenant. */
export function wordsIn(tx: Transaction, language: Language): Promise<StoredWords[]> {
  return found(tx, eq(mailTemplates.language, language));
}

export async function wordsOf(tx: Transaction, { template, language }: MailKey): Promise<StoredWords | undefined> {
  return (await found(tx, and(eq(mailTemplates.template, template), eq(mailTemplates.language, language))))[0];
}

/** Writes them as the version after the given one; null if someone else was first. */
export async function saveWords(
  tx: Transaction,
  { tenantId, userId, now }: Actor,
  key: MailKey,
  words: MailWords | null,
  version: number,
): Promise<string | null> {
  const fields = {
    subject: words?.subject ?? null,
    text: words?.text ?? null,
    updatedAt: now,
    updatedBy: userId,
    version: version + 1,
  };
  const [row] = await tx
    .insert(mailTemplates)
    .values({ ...key, ...fields, tenantId, createdAt: now, createdBy: userId })
    .onConflictDoUpdate({
      target: [mailTemplates.tenantId, mailTemplates.template, mailTemplates.language],
      set: fields,
      setWhere: eq(mailTemplates.version, version),
    })
    .returning({ id: mailTemplates.id });
  return row?.id ?? null;
}
