/** Prepared statements return each tenant and role its own rows, and their number per connection is limited. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openStore, type Store } from "#src/store/database/open-store.ts";
import { maxNames } from "#src/store/database/statement-names.ts";
import { grades } from "#src/store/company/tables/grades.ts";
import { users } from "#src/store/account/tables/users.ts";
import { inAuth, inTenant, type Transaction } from "#src/store/database/transaction.ts";
import { openTestDatabase, type TestDatabase } from "../support/database.ts";

let database: TestDatabase;
let one: Store;
beforeAll(async () => {
  database = await openTestDatabase();
  // A single connection, shared by everyone's statements.
  one = await openStore({ databaseUrl: database.url, report: () => undefined, poolSize: 1 });
});
afterAll(async () => {
  await one.close();
  await database.close();
});

const kept = async () =>
  (await one.pool.query<{ name: string; statement: string }>("select name, statement from pg_prepared_statements"))
    .rows;
const tenantsOfGrades = (tx: Transaction) => tx.selectDistinct({ tenantId: grades.tenantId }).from(grades);
const tenantsOfUsers = (tx: Transaction) =>
  tx
    .selectDistinct({ tenantId: users.tenantId })
    .from(users)
    .where(sql`${users.tenantId} is not null`);

it("returns each tenant its own rows, under the same name", async () => {
  const { rows } = await database.pool.query<{ id: string }>(
    "select distinct tenant_id as id from grades order by 1 limit 2",
  );
  const [first, second] = rows.map(({ id }) => id) as [string, string];
  expect(second).toBeDefined();
  for (let round = 0; round < 8; round += 1) {
    for (const tenant of [first, second])
      expect(await inTenant(one, tenant, tenantsOfGrades, true)).toEqual([{ tenantId: tenant }]);
    expect(await inTenant(one, null, tenantsOfGrades, true)).toEqual([]);
  }
  expect((await kept()).filter(({ statement }) => statement.includes('from "grades"'))).toHaveLength(1);
});

it("returns each role its own rows, under the same name", async () => {
  const { rows } = await database.pool.query<{ id: string }>(
    "select distinct tenant_id as id from users where tenant_id is not null order by 1",
  );
  const tenant = rows[0]?.id as string;
  expect(rows.length).toBeGreaterThan(1);
  for (let round = 0; round < 8; round += 1) {
    expect(await inTenant(one, tenant, tenantsOfUsers, true)).toEqual([{ tenantId: tenant }]);
    expect(await inAuth(one, tenantsOfUsers)).toHaveLength(rows.length);
  }
  expect((await kept()).filter(({ statement }) => statement.includes('from "users"'))).toHaveLength(1);
});

it("prepares only statements seen three times, up to a limit per connection", async () => {
  const requested = (number: number) => sql.raw(`select ${number} as number`);
  await inAuth(one, async (tx) => {
    for (let round = 0; round < 2; round += 1) await tx.execute(requested(0));
  });
  expect((await kept()).map(({ statement }) => statement)).not.toContain("select 0 as number");
  const backend = async () => (await one.pool.query<{ pid: number }>("select pg_backend_pid() as pid")).rows[0]?.pid;
  const before = await backend();
  const max = await inAuth(one, async (tx) => {
    for (let number = 1; number <= maxNames + 20; number += 1)
      for (let round = 0; round < 3; round += 1) await tx.execute(requested(number));
    return (await tx.execute<{ count: number }>(sql`select count(*)::int as count from pg_prepared_statements`)).rows[0]
      ?.count;
  });
  expect(max).toBe(maxNames);
  // Replaced after its transaction.
  expect(await backend()).not.toBe(before);
  expect(await kept()).toEqual([]);
});

it("prepares nothing if disabled", async () => {
  const plain = await openStore({ databaseUrl: database.url, report: () => undefined, poolSize: 1, prepares: false });
  try {
    for (let round = 0; round < 5; round += 1) await inAuth(plain, tenantsOfUsers);
    expect((await plain.pool.query("select name from pg_prepared_statements")).rows).toEqual([]);
  } finally {
    await plain.close();
  }
});
