/** Accounts: of a tenant, or of the platform itself if the tenant is null. */
import { languages } from "#src/domain/shared/languages.ts";
import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { Ability } from "#src/contract/context.ts";
import { type MailTopic, mailTopics } from "#src/domain/account/shared/notification.ts";
import {
  deletedWithTenant,
  everyRowForAuth,
  instant,
  ownTenant,
  platformAccounts,
} from "../../shared/tables/policies.ts";
import { tenants } from "../../platform/tables/tenants.ts";

export const users = pgTable(
  "users",
  {
    id: uuid().primaryKey().defaultRandom(),
    tenantId: uuid().references(() => tenants.id),
    email: text().notNull(),
    username: text().notNull(),
    fullName: text().notNull(),
    avatar: text(),
    role: text().notNull(),
    ability: jsonb().$type<Ability[]>().notNull(),
    cartItemsCount: integer().notNull().default(0),
    /** Null while the person has no password and cannot sign in. */
    passwordHash: text(),
    passwordSetAt: instant().notNull().defaultNow(),
    /** Previous ones, newest first: as many as the tenant's rules require. */
    earlierPasswords: jsonb().$type<string[]>().notNull().default([]),
    /** True while the account has its sample password. */
    samplePassword: boolean().notNull().default(false),
    /** When the person proved to read email at the address. */
    emailVerifiedAt: instant(),
    /** For a stand-in: the platform account that works in the tenant under this name during support access. */
    supportOf: uuid().references((): AnyPgColumn => users.id),
    /** For an API key: nobody signs in with it, and it is not a person. */
    apiKey: boolean().notNull().default(false),
    /** Nobody signs in with a locked or removed account. */
    lockedAt: instant(),
    lockReason: text(),
    /** A lock of the platform is not for the tenant to lift. */
    lockedByPlatform: boolean().notNull().default(false),
    removedAt: instant(),
    lastSignInAt: instant(),
    phone: text(),
    /** Language of emails to the person; null for that of the app they are triggered from. */
    locale: text({ enum: languages }),
    timeZone: text(),
    /** What the person also gets by email. */
    mailTopics: jsonb()
      .$type<MailTopic[]>()
      .notNull()
      .default([...mailTopics]),
    version: integer().notNull().default(1),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique("users_tenant_id_id").on(table.tenantId, table.id),
    uniqueIndex("users_stand_in").on(table.tenantId, table.supportOf),
    uniqueIndex("users_email").on(sql`lower(${table.email})`),
    uniqueIndex("users_username").on(sql`lower(${table.username} collate "und-x-icu")`),
    ownTenant(table.tenantId),
    deletedWithTenant(table.tenantId),
    platformAccounts(table.tenantId),
    everyRowForAuth(),
  ],
);
