/** Rate sets: of the platform, readable by everyone, if the tenant is null; otherwise a company's own fund. */
import { sql } from "drizzle-orm";
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgPolicy,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { rateKinds, type RateRow, type RateTerms } from "#src/domain/statutory/rate-sets/rate-set.ts";
import type { SourceId } from "#src/domain/statutory/rates/sources.ts";
import { companies } from "../../company/tables/companies.ts";
import { deletedWithTenant, readableByAll, instant, runtimeRole } from "../../shared/tables/policies.ts";
import { users } from "../../account/tables/users.ts";

export const rateSets = pgTable(
  "rate_sets",
  {
    id: uuid().primaryKey().defaultRandom(),
    tenantId: uuid(),
    companyId: uuid(),
    kind: text({ enum: rateKinds }).notNull(),
    effectiveFrom: date().notNull(),
    announcedUpTo: date().notNull(),
    sourceTitle: text().notNull(),
    sourceUrl: text().notNull(),
    /** For built-in rates. */
    sourceId: text().$type<SourceId>(),
    certainty: text({ enum: ["found", "copied", "inferred", "own"] }).notNull(),
    status: text({ enum: ["draft", "reviewed", "active", "withdrawn"] }).notNull(),
    terms: jsonb().$type<RateTerms>().notNull(),
    rates: jsonb().$type<RateRow[]>().notNull(),
    version: integer().notNull().default(1),
    createdAt: instant().notNull(),
    /** Null for built-in rates. */
    createdBy: uuid().references(() => users.id),
    updatedAt: instant().notNull(),
    updatedBy: uuid().references(() => users.id),
    /** Two people review the platform's rows against their source; later changes need a new review. */
    firstReviewAt: instant(),
    firstReviewBy: uuid().references(() => users.id),
    secondReviewAt: instant(),
    secondReviewBy: uuid().references(() => users.id),
    activatedAt: instant(),
    activatedBy: uuid().references(() => users.id),
  },
  (table) => [
    foreignKey({
      name: "rate_sets_company",
      columns: [table.tenantId, table.companyId],
      foreignColumns: [companies.tenantId, companies.id],
    }),
    uniqueIndex("rate_sets_start")
      .on(table.kind, table.effectiveFrom, sql`coalesce(${table.companyId}, '00000000-0000-0000-0000-000000000000')`)
      .where(sql`${table.status} = 'active'`),
    index("rate_sets_company_kind").on(table.tenantId, table.companyId, table.kind),
    check(
      "rate_sets_owner",
      sql`(${table.tenantId} is null) = (${table.companyId} is null) and (${table.companyId} is null) = (${table.kind} <> 'ppf')`,
    ),
    check("rate_sets_source", sql`${table.sourceUrl} ~ '^https://'`),
    check(
      "rate_sets_reviews",
      sql`${table.secondReviewBy} is null or ${table.secondReviewBy} <> ${table.firstReviewBy}`,
    ),
    check("rate_sets_reviewed", sql`${table.status} <> 'reviewed' or ${table.secondReviewBy} is not null`),
    ...readableByAll(table.tenantId, sql`${table.status} not in ('draft', 'reviewed')`),
  ],
);

/** Until when payroll has used a set: only ever extended, so that past pay stays explained. */
export const rateSetUses = pgTable(
  "rate_set_uses",
  {
    rateSetId: uuid()
      .notNull()
      .references(() => rateSets.id),
    tenantId: uuid(),
    usedUntil: date().notNull(),
  },
  (table) => [
    uniqueIndex("rate_set_uses_until").on(table.rateSetId, table.usedUntil),
    pgPolicy("see_uses", {
      for: "select",
      to: runtimeRole,
      using: sql`${table.tenantId} is null or ${table.tenantId} = nullif(current_setting('app.tenant', true), '')::uuid`,
    }),
    pgPolicy("drop_uses", {
      for: "delete",
      to: runtimeRole,
      using: sql`${table.tenantId} = nullif(current_setting('app.tenant', true), '')::uuid`,
    }),
    deletedWithTenant(table.tenantId),
    pgPolicy("note_uses", {
      for: "insert",
      to: runtimeRole,
      withCheck: sql`${table.tenantId} is null or ${table.tenantId} = nullif(current_setting('app.tenant', true), '')::uuid`,
    }),
  ],
);
