/** The customers of the platform: nothing of one is ever seen by another. */
import { languages } from "#src/domain/shared/languages.ts";
import { sql } from "drizzle-orm";
import { check, date, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { billingCycles, tenantStates } from "#src/domain/platform/shared/states.ts";
import { everyRowForAuth, instant, ownTenant } from "../../shared/tables/policies.ts";

export const tenants = pgTable(
  "tenants",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** What people of the platform call it by; one that registered itself gets a short one of chance. */
    code: text()
      .notNull()
      .default(sql`left(gen_random_uuid()::text, 8)`),
    name: text().notNull(),
    country: text().notNull().default("SG"),
    /** IANA name: what new companies and people without a zone of their own begin with. */
    timeZone: text().notNull().default("Asia/Singapore"),
    /** Of mails to its people where neither they nor the call say another language. */
    locale: text({ enum: languages }).notNull().default("en"),
    /** ISO 4217, of new companies. */
    currency: text().notNull().default("SGD"),
    billingEmail: text(),
    billingCycle: text({ enum: billingCycles }).notNull().default("monthly"),
    status: text({ enum: tenantStates }).notNull().default("active"),
    /** Why it is in this state, where somebody said so. */
    statusReason: text(),
    statusSince: instant().notNull().defaultNow(),
    /** While it is closing: the day from which nobody signs in. */
    closesOn: date(),
    /** When its owners heard for the last time of that day. */
    closingToldAt: instant(),
    trialEndsOn: date(),
    /** When it became a paying customer; null while it never was. */
    activatedAt: instant(),
    version: integer().notNull().default(1),
    createdAt: instant().notNull(),
    /** Nobody where it registered itself. */
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
