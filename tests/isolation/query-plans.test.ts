/** How plans are judged: parallel-calls.test.ts applies it to the statements of every operation. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { logPage } from "#src/store/attendance/attendance-logs.ts";
import { punchPage } from "#src/store/attendance/punches.ts";
import { inTenant, type Transaction } from "#src/store/database/transaction.ts";
import { leavePage } from "#src/store/leave/shared/leaves.ts";
import { payslipPage } from "#src/store/payroll/payslips.ts";
import { openTestDatabase, type TestDatabase } from "../support/database.ts";
import { trading } from "../support/hrms-gateway.ts";
import { outermostSort, recordStatements, wholeTableReads } from "../support/query-plans.ts";

const everyone = sql`true`;
const allLeaves = { companyId: trading, reader: null, seen: everyone, health: everyone, approvable: everyone };

let database: TestDatabase;
let tenantId: string;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.pool.query(`
    create table planted (tenant_id uuid not null, code text);
    insert into planted select gen_random_uuid(), code::text from generate_series(1, 10) code;
    alter table planted enable row level security;
    create policy own_tenant on planted to app_rt using (tenant_id = nullif(current_setting('app.tenant', true), '')::uuid);
    grant select on planted to app_rt`);
  tenantId = (
    await database.pool.query<{ id: string }>("select tenant_id as id from users where email = 'admin@demo.com'")
  ).rows[0]?.id as string;
});
afterAll(() => database.close());

async function judged(work: (tx: Transaction) => Promise<unknown>): Promise<string[]> {
  const recorder = recordStatements(database.pool);
  await inTenant(database, tenantId, work);
  expect(recorder.seen().length).toBeGreaterThan(0);
  return wholeTableReads(database.url, recorder.seen());
}

it("accepts statements for which the tenant is enough", async () => {
  const search = `%Tan%`;
  expect(
    await judged((tx) =>
      tx.execute(sql`select p.full_name from persons p join employees e on e.person_id = p.id
        where p.full_name ilike ${search} and e.company_id = ${trading} order by p.full_name limit 10`),
    ),
  ).toEqual([]);
});

const lists: readonly (readonly [string, (tx: Transaction) => Promise<unknown>])[] = [
  ["days", (tx) => logPage(tx, trading, undefined, {})],
  ["punches", (tx) => punchPage(tx, trading, undefined, {})],
  ["payslips", (tx) => payslipPage(tx, trading, {})],
  ["leaves", (tx) => leavePage(tx, allLeaves, {})],
];

it.each(lists)("the newest %s are read in the order of an index, not sorted among all", async (_, list) => {
  const recorder = recordStatements(database.pool);
  await inTenant(database, tenantId, list);
  const [page, ...others] = recorder.seen().filter(({ text }) => / limit \$\d+$/.test(text));
  expect(others).toEqual([]);
  expect(page && (await outermostSort(database.url, page))).toBe("Incremental Sort");
});

it("reports a table without an index on the tenant", async () => {
  expect(await judged((tx) => tx.execute(sql`select code from planted where code = ${"A"}`))).toEqual([
    expect.stringMatching(/^Seq Scan on planted as app_rt: select code from planted/),
  ]);
});

it("reports an index that is read from end to end", async () => {
  await database.pool.query("create index planted_code on planted (code)");
  expect(await judged((tx) => tx.execute(sql`select code from planted order by code limit 5`))).toEqual([
    expect.stringMatching(/^Index (Only )?Scan on planted as app_rt/),
  ]);
});
