/** The customers of the platform: none of them ever sees anything of another. */
import { languages } from "#src/domain/shared/languages.ts";
import { sql } from "drizzle-orm";
import { check, date, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { billingCycles, tenantStates } from "#src/domain/platform/shared/states.ts";
import { everyRowForAuth, instant, ownTenant } from "../../shared/tables/policies.ts";

export const tenants = pgTable(
  "tenants",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Short name used by the platform; a tenant that registered itself gets a random one. */
    code: text()
      .notNull()
      .default(sql`left(gen_random_uuid()::text, 8)`),
    name: text().notNull(),
    country: text().notNull().default("SG"),
    /** IANA time zone: the default for new companies and people. */
    timeZone: text().notNull().default("Asia/Singapore"),
    /** Language of emails to its people if neither they nor the call specify one. */
    locale: text({ enum: languages }).notNull().default("en"),
    /** ISO 4217, of new companies. */
    currency: text().notNull().default("SGD"),
    billingEmail: text(),
    billingCycle: text({ enum: billingCycles }).notNull().default("monthly"),
    status: text({ enum: tenantStates }).notNull().default("active"),
    /** Why it is in this state, if a reason was given. */
    statusReason: text(),
    statusSince: instant().notNull().defaultNow(),
    /** While closing: the day from which nobody can sign in. */
    closesOn: date(),
    /** When its owners were last notified of that day. */
    closingNoticeAt: instant(),
    trialEndsOn: date(),
    /** When it became a paying customer; null if it never did. */
    activatedAt: instant(),
    version: integer().notNull().default(1),
    createdAt: instant().notNull(),
    /** Null if it registered itself. */
    createdBy: uuid(),
    updatedAt: instant().notNull().defaultNow(),
    updatedBy: uuid(),
  },
  (table) => [
    uniqueIndex("tenants_code").on(sql`lower(${table.code})`),
    check("tenants_status", sql`${table.status} in ('trial', 'active', 'suspended', 'closing', 'closed', 'purged')`),
    check("tenants_locale", sql`${table.locale} ~ '^[a-z]{2}$'`),
    check("tenants_closing", sql`(${table.closesOn} is null) = (${table.status} <> 'closing')`),
    ownTenant(table.id),
    everyRowForAuth(),
  ],
);
