/** Invitations of a company to an address, and the links that were mailed for them. */
import { languages } from "#src/domain/shared/languages.ts";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { accessScopes } from "#src/domain/access/shared/vocabulary.ts";
import { companyTable } from "../../shared/tables/company-table.ts";
import { everyRowForAuth, instant, ownTenant } from "../../shared/tables/policies.ts";

export const invitations = companyTable(
  "invitations",
  {
    email: text().notNull(),
    roleIds: jsonb().$type<string[]>().notNull(),
    scope: text({ enum: accessScopes }).notNull(),
    /** Who the person is among the company's people. */
    employeeId: uuid(),
    /** Of the mail. */
    language: text({ enum: languages }).notNull(),
    sentAt: instant().notNull(),
    expiresAt: instant().notNull(),
    acceptedAt: instant(),
    revokedAt: instant(),
    /** Whether the address is none of the employee's own: somebody else must have looked at it before the link is mailed. */
    needsConfirmation: boolean().notNull().default(false),
    confirmedAt: instant(),
    confirmedBy: uuid(),
    /** Who sent it again last, and answers for it from then on in the place of its maker. */
    resentBy: uuid(),
  },
  (table) => [
    // An address has one invitation to a company that can still be accepted.
    uniqueIndex("invitations_open")
      .on(table.tenantId, table.companyId, sql`lower(${table.email})`)
      .where(sql`${table.acceptedAt} is null and ${table.revokedAt} is null`),
    // So has one of the company's people, whatever the address.
    uniqueIndex("invitations_open_person")
      .on(table.tenantId, table.companyId, table.employeeId)
      .where(sql`${table.acceptedAt} is null and ${table.revokedAt} is null`),
    index("invitations_list").on(table.tenantId, table.companyId, table.createdAt),
    check(
      "invitations_confirmed",
      sql`(${table.confirmedAt} is null) = (${table.confirmedBy} is null) and (${table.confirmedBy} is null or ${table.confirmedBy} <> ${table.createdBy})`,
    ),
    check("invitations_end", sql`${table.acceptedAt} is null or ${table.revokedAt} is null`),
  ],
);

/** The link of an invitation: looked up before a tenant is known, by what the database keeps of it. */
export const invitationTokens = pgTable(
  "invitation_tokens",
  {
    tokenHash: text().notNull(),
    tenantId: uuid().notNull(),
    invitationId: uuid().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.invitationId] }),
    uniqueIndex("invitation_tokens_hash").on(table.tokenHash),
    foreignKey({
      name: "invitation_tokens_of",
      columns: [table.tenantId, table.invitationId],
      foreignColumns: [invitations.tenantId, invitations.id],
    }).onDelete("cascade"),
    ownTenant(table.tenantId),
    everyRowForAuth(),
  ],
);
