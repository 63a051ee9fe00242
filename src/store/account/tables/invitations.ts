/** Invitations of a company to an address, and the emailed links. */
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
    /** The employee this account will belong to. */
    employeeId: uuid(),
    /** Language of the email. */
    language: text({ enum: languages }).notNull(),
    sentAt: instant().notNull(),
    expiresAt: instant().notNull(),
    acceptedAt: instant(),
    revokedAt: instant(),
    /** Whether the address is not the employee's own: a second person must then confirm it before the link is sent. */
    needsConfirmation: boolean().notNull().default(false),
    confirmedAt: instant(),
    confirmedBy: uuid(),
    /** Who last sent it again, and is responsible for it instead of its creator. */
    resentBy: uuid(),
  },
  (table) => [
    // An address has one acceptable invitation per company.
    uniqueIndex("invitations_open")
      .on(table.tenantId, table.companyId, sql`lower(${table.email})`)
      .where(sql`${table.acceptedAt} is null and ${table.revokedAt} is null`),
    // So has an employee, whatever the address.
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

/** The link of an invitation: looked up by its hash before a tenant is known. */
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
