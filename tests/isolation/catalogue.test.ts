/** Checks the database catalogue: no table without forced row policies, no role that bypasses them. */
import { is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase, type TestDatabase } from "../support/database.ts";

const files = import.meta.glob<Record<string, unknown>>("../../src/store/*/tables/*.ts", { eager: true });
const byName = (one: { table: string }, other: { table: string }) => (one.table < other.table ? -1 : 1);
const tables = Object.values(files).flatMap((file) => Object.values(file).filter((value) => is(value, PgTable)));

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function query<Row extends object>(text: string): Promise<Row[]> {
  return (await database.pool.query<Row>(text)).rows;
}

/** Tables that can be read or written across tenants, with the reason. */
async function openTables(): Promise<string[]> {
  const rows = await query<{ name: string; enabled: boolean; forced: boolean; policies: number; bound: boolean }>(`
    select relname as name, relrowsecurity as enabled, relforcerowsecurity as forced,
      (select count(*)::int from pg_policy where polrelid = pg_class.oid) as policies,
      coalesce((select bool_and((polqual is null or pg_get_expr(polqual, polrelid) like '%app.tenant%' or polcmd = 'r' and polname = 'everybody_reads')
          and (polwithcheck is null or pg_get_expr(polwithcheck, polrelid) like '%app.tenant%'))
        from pg_policy where polrelid = pg_class.oid and ('app_rt'::regrole = any(polroles) or 0 = any(polroles))), true) as bound
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`);
  return rows.flatMap(({ name, enabled, forced, policies, bound }) => {
    if (!enabled) return [`${name}: row security is off`];
    if (!forced) return [`${name}: the owner gets around its policies`];
    if (policies === 0) return [`${name}: no policy`];
    return bound ? [] : [`${name}: a policy does not ask for the tenant`];
  });
}

describe("the catalogue", () => {
  it("has no table without forced row policies on the tenant", async () => {
    expect(await openTables()).toEqual([]);
  });

  it("lets every tenant read only what the platform has published", async () => {
    const rows = await query<{ table: string; rows: string; tenants: boolean }>(`
      select polrelid::regclass::text as table, pg_get_expr(polqual, polrelid) as rows,
        exists (select 1 from pg_attribute where attrelid = polrelid and attname = 'tenant_id') as tenants
      from pg_policy where polname = 'everybody_reads'`);
    // A table without rows of tenants may be readable by everyone.
    expect(rows.filter((row) => row.rows === "true" && row.tenants)).toEqual([]);
    expect(
      rows
        .filter((row) => row.rows !== "true")
        .map(({ table, rows: which }) => [table, which])
        .sort(),
    ).toEqual([
      ["rate_sets", "((tenant_id IS NULL) AND (status <> ALL (ARRAY['draft'::text, 'reviewed'::text])))"],
      ["roles", "((tenant_id IS NULL) AND is_system)"],
    ]);
  });

  it.each([
    ["no row security", "create table planted (id uuid, tenant_id uuid)"],
    [
      "no policy",
      "create table planted (id uuid, tenant_id uuid); alter table planted enable row level security; alter table planted force row level security",
    ],
    [
      "a policy for all rows",
      "create table planted (id uuid, tenant_id uuid); alter table planted enable row level security; alter table planted force row level security; create policy p on planted using (true) with check (true)",
    ],
    [
      "an owner who gets around",
      "create table planted (id uuid, tenant_id uuid); alter table planted enable row level security; create policy p on planted using (true) with check (true)",
    ],
    [
      "a platform's table that every tenant writes",
      "create table planted (id uuid); alter table planted enable row level security; alter table planted force row level security; create policy p on planted for insert to app_rt with check (true)",
    ],
  ])("catches a planted table with %s", async (_what, statement) => {
    await database.pool.query(statement);
    expect(await openTables()).toHaveLength(1);
    await database.pool.query("drop table planted");
  });

  it("gives runtime roles no login and no way to bypass policies", async () => {
    expect(
      await query(
        "select rolname, rolcanlogin, rolsuper, rolbypassrls from pg_roles where rolname in ('app_rt', 'app_auth') order by 1",
      ),
    ).toEqual([
      { rolname: "app_auth", rolcanlogin: false, rolsuper: false, rolbypassrls: false },
      { rolname: "app_rt", rolcanlogin: false, rolsuper: false, rolbypassrls: false },
    ]);
  });

  it("hides password hashes, sessions, codes and emails from the runtime role, and protects history from changes", async () => {
    const rows = await query<{ table: string; rights: string }>(`
      select relname as table, concat_ws(' ', case when has_table_privilege('app_rt', oid, 'select') then 'select' end,
        case when has_table_privilege('app_rt', oid, 'insert') then 'insert' end, case when has_table_privilege('app_rt', oid, 'update') then 'update' end,
        case when has_table_privilege('app_rt', oid, 'delete') then 'delete' end, case when has_table_privilege('app_rt', oid, 'truncate') then 'truncate' end) as rights
      from pg_class where relname in ('audit_events', 'email_otps', 'mails', 'sessions', 'users', 'tenants') order by 1`);
    expect(Object.fromEntries(rows.map(({ table, rights }) => [table, rights]))).toEqual({
      audit_events: "select insert",
      email_otps: "",
      mails: "",
      sessions: "",
      tenants: "select",
      users: "",
    });
    expect(await query("select has_column_privilege('app_rt', 'users', 'password_hash', 'select') as may")).toEqual([
      { may: false },
    ]);
  });

  it("hides what servers share from every role that answers requests", async () => {
    expect(
      await query(
        "select role from unnest(array['app_rt', 'app_auth']) as role where has_schema_privilege(role, 'server', 'usage') or exists (select from pg_tables where schemaname = 'server' and has_table_privilege(role, schemaname || '.' || tablename, 'select'))",
      ),
    ).toEqual([]);
  });

  it("starts every key of a tenant table with the tenant", async () => {
    const rows = await query<{ table: string; first: string }>(`
      select conrelid::regclass::text as table, attname as first from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'p' and connamespace = 'public'::regnamespace
        and exists (select 1 from pg_attribute where attrelid = conrelid and attname = 'tenant_id' and attnotnull)`);
    expect(rows.length).toBeGreaterThanOrEqual(5);
    expect(rows.filter(({ first }) => first !== "tenant_id")).toEqual([]);
  });

  it("has the columns that the tables declare", async () => {
    const found = await query<{ table: string; columns: string[] }>(
      "select table_name::text as table, array_agg(column_name::text order by column_name::text) as columns from information_schema.columns where table_schema = 'public' group by 1 order by 1",
    );
    const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const declared = tables
      .map((table) => getTableConfig(table))
      .filter(({ schema }) => schema === undefined)
      .map(({ name, columns }) => ({ table: name, columns: columns.map((column) => snake(column.name)).sort() }));
    expect(found.sort(byName)).toEqual(declared.sort(byName));
  });
});
