/** A transaction aborted by a deadlock is retried once. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { inTenant } from "#src/store/database/transaction.ts";
import { openTestDatabase, type TestDatabase } from "../support/database.ts";
import { sampleTenants } from "#src/store/samples/accounts.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it("two transactions that lock the same rows in opposite orders both succeed", async () => {
  const { rows } = await database.pool.query<{ id: string }>(
    "select id from grades where tenant_id = $1 order by id limit 2",
    [sampleTenants.merlion.id],
  );
  const [one = "", other = ""] = rows.map(({ id }) => id);
  let attempts = 0;
  let waiting = 0;
  let go = (): void => undefined;
  const bothHold = new Promise<void>((resolve) => {
    go = resolve;
  });
  let end = (): void => undefined;
  const oneEnded = new Promise<void>((resolve) => {
    end = resolve;
  });
  const rank = async (first: string, second: string): Promise<void> => {
    await inTenant(database, sampleTenants.merlion.id, async (tx) => {
      attempts += 1;
      // The one that was rolled back waits, so that they do not meet once more.
      if (attempts > 2) await oneEnded;
      await tx.execute(sql`update grades set rank = rank + 1 where id = ${first}`);
      if ((waiting += 1) === 2) go();
      await bothHold;
      await tx.execute(sql`update grades set rank = rank + 1 where id = ${second}`);
    });
    end();
  };
  const before = await database.pool.query<{ sum: string }>("select sum(rank) from grades where id = any($1)", [
    [one, other],
  ]);
  await Promise.all([rank(one, other), rank(other, one)]);
  const after = await database.pool.query<{ sum: string }>("select sum(rank) from grades where id = any($1)", [
    [one, other],
  ]);
  expect(attempts).toBe(3);
  expect(Number(after.rows[0]?.sum) - Number(before.rows[0]?.sum)).toBe(4);
});
