/** The catalogue is ready for Citus: every table of tenants can be distributed by tenant_id beside named reference tables. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase, type TestDatabase } from "../support/database.ts";

/** Tables that every node would have a copy of, by the reason. `docs/scaling.md` explains them. */
const referenceTables: Readonly<Record<string, readonly string[]>> = {
  "belongs to the platform": [
    "banks",
    "countries",
    "elements",
    "global_leave_types",
    "module_elements",
    "modules",
    "package_modules",
    "packages",
    "platform_events",
    "platform_settings",
    "races",
    "religions",
    "workpass_occupations",
    "workpass_types",
  ],
  "has rows of the platform beside those of tenants": ["rate_set_uses", "rate_sets", "roles"],
  "is read before the tenant is known": [
    "api_keys",
    "email_otps",
    "invitation_tokens",
    "leave_feeds",
    "mails",
    "sessions",
    "sso_states",
    "sso_subjects",
    "tenants",
    "user_mfa",
    "users",
  ],
  "is read by servers for all tenants": ["background_tasks", "idempotency_keys"],
};

/** Keys from a reference table to a distributed one, which Citus refuses: they would be replaced when the tables are distributed. */
const keysToReplace = ["invitation_tokens_of", "leave_feeds_company", "rate_sets_company"];

const names = Object.values(referenceTables).flat();

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase({ samples: false });
});
afterAll(() => database.close());

const tables = `tables as (
  select pg_class.oid, relname, relname = any($1) as reference, attnum as tenant, attnotnull as required
  from pg_class left join pg_attribute on attrelid = pg_class.oid and attname = 'tenant_id' and not attisdropped
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p'))`;

/** What keeps tables from being distributed. */
async function obstacles(): Promise<string[]> {
  const { rows } = await database.pool.query<{ line: string }>(
    `with ${tables}
     select relname || ': neither a required tenant_id nor a named reference table' as line from tables where not reference and required is not true
     union all select format('%s: the key %s lacks tenant_id', relname, indexrelid::regclass) from pg_index join tables on tables.oid = indrelid
       where not reference and (indisunique or indisexclusion) and not tenant = any(indkey::int2[])
     union all select format('%s: the foreign key %s does not pair tenant_id with tenant_id', one.relname, conname)
       from pg_constraint join tables one on one.oid = conrelid join tables other on other.oid = confrelid
       where contype = 'f' and not one.reference and not other.reference
         and not exists (select from generate_subscripts(conkey, 1) place where conkey[place] = one.tenant and confkey[place] = other.tenant)
     union all select format('%s: the foreign key %s leads from a reference table to a distributed one', one.relname, conname)
       from pg_constraint join tables one on one.oid = conrelid join tables other on other.oid = confrelid
       where contype = 'f' and one.reference and not other.reference and conname <> all($2)
     order by line`,
    [names, keysToReplace],
  );
  return rows.map(({ line }) => line);
}

describe("tables of tenants", () => {
  it("can all be distributed", async () => {
    expect(await obstacles()).toEqual([]);
    const { rows } = await database.pool.query<{ count: number }>(
      `with ${tables} select count(*)::int from tables where not reference`,
      [names],
    );
    expect(rows[0]?.count).toBeGreaterThan(100);
  });

  it("have no exceptions that are not needed", async () => {
    const { rows } = await database.pool.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
       union all select conname from pg_constraint where contype = 'f'`,
    );
    const present = rows.map(({ name }) => name);
    expect([...names, ...keysToReplace].filter((name) => !present.includes(name))).toEqual([]);
  });

  it.each([
    ["a table without tenant", "create table planted (id uuid primary key)", "neither a required tenant_id"],
    ["an optional tenant", "create table planted (id uuid, tenant_id uuid)", "neither a required tenant_id"],
    [
      "a key without tenant",
      "create table planted (tenant_id uuid not null, id uuid primary key)",
      "planted_pkey lacks tenant_id",
    ],
    [
      "a unique index without tenant",
      "create table planted (tenant_id uuid not null, code text); create unique index planted_code on planted (code)",
      "planted_code lacks tenant_id",
    ],
    [
      "a foreign key across tenants",
      `alter table grades add constraint grades_id_alone unique (tenant_id, id, company_id);
       create table planted (tenant_id uuid not null, other uuid not null, grade uuid, company uuid,
         constraint planted_grade foreign key (other, grade, company) references grades (tenant_id, id, company_id))`,
      "planted_grade does not pair tenant_id",
    ],
    [
      "a foreign key from a reference table",
      "alter table modules add planted_tenant uuid, add planted_company uuid, add constraint planted_key foreign key (planted_tenant, planted_company) references companies (tenant_id, id)",
      "planted_key leads from a reference table",
    ],
  ])("are reported with %s", async (_what, statement, words) => {
    await database.pool.query(statement);
    expect(await obstacles()).toEqual([expect.stringContaining(words)]);
    await database.pool.query(
      `drop table if exists planted; alter table grades drop constraint if exists grades_id_alone;
       alter table modules drop column if exists planted_tenant, drop column if exists planted_company`,
    );
  });
});
