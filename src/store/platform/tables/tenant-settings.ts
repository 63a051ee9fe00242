/** Settings for all companies of a tenant: one row for a tenant that has changed any, null for a default section. */
import { jsonb, uniqueIndex } from "drizzle-orm/pg-core";
import type { ModuleChoice, Retention, TenantSettings } from "#src/domain/platform/shared/tenant-settings.ts";
import { everyRowForAuth } from "../../shared/tables/policies.ts";
import { tenantTable } from "../../shared/tables/tenant-table.ts";

export const tenantSettings = tenantTable(
  "tenant_settings",
  {
    branding: jsonb().$type<TenantSettings["branding"]>(),
    passwords: jsonb().$type<TenantSettings["passwords"]>(),
    sessions: jsonb().$type<TenantSettings["sessions"]>(),
    sender: jsonb().$type<TenantSettings["sender"]>(),
    numbers: jsonb().$type<TenantSettings["numbers"]>(),
    modules: jsonb().$type<ModuleChoice>(),
    retention: jsonb().$type<Retention>(),
    mfa: jsonb().$type<TenantSettings["mfa"]>(),
    privacy: jsonb().$type<TenantSettings["privacy"]>(),
  },
  // Password and session rules and the email sender apply before a tenant is known.
  (table) => [uniqueIndex("tenant_settings_tenant").on(table.tenantId), everyRowForAuth()],
);
