/** Parts of a transaction that fail take back what they did, and nothing else. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { withinSavepoint } from "#src/store/database/savepoint.ts";
import { actFor, inTenant, type Transaction } from "#src/store/database/transaction.ts";
import { sampleTenants } from "#src/store/samples/accounts.ts";
import { openTestDatabase, type TestDatabase } from "../support/database.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase({ samples: true });
});
afterAll(() => database.close());

const tenant = sampleTenants.merlion.id;
const note = (tx: Transaction, text: string) => tx.execute(sql`select set_config('test.note', ${text}, true)`);
const noted = async (tx: Transaction) =>
  (await tx.execute<{ note: string }>(sql`select current_setting('test.note', true) as note`)).rows[0]?.note;
const failing = async (tx: Transaction): Promise<never> => {
  await tx.execute(sql`select 1 / 0`);
  throw new Error("It did not fail.");
};

it("takes back a failed part, and goes on", async () => {
  await inTenant(database, tenant, async (tx) => {
    await note(tx, "before");
    await expect(
      withinSavepoint(tx, async () => {
        await note(tx, "part");
        return failing(tx);
      }),
    ).rejects.toThrow();
    expect(await noted(tx)).toBe("before");
  });
});

it("takes back the whole outer part when it fails after an inner one", async () => {
  await inTenant(database, tenant, async (tx) => {
    await note(tx, "before");
    await expect(
      withinSavepoint(tx, async () => {
        await note(tx, "outer");
        await withinSavepoint(tx, () => failing(tx)).catch(() => undefined);
        await note(tx, "after the inner one");
        return failing(tx);
      }),
    ).rejects.toThrow();
    expect(await noted(tx)).toBe("before");
  });
});

it("keeps what the outer part did before an inner one failed", async () => {
  await inTenant(database, tenant, async (tx) => {
    await withinSavepoint(tx, async () => {
      await note(tx, "outer");
      await withinSavepoint(tx, () => failing(tx)).catch(() => undefined);
    });
    expect(await noted(tx)).toBe("outer");
  });
});

it("works as the same tenant again after a part that failed as another", async () => {
  await inTenant(database, tenant, async (tx) => {
    const count = async () =>
      (await tx.execute<{ count: number }>(sql`select count(*)::int from employees`)).rows[0]?.count;
    const before = await count();
    const part = withinSavepoint(tx, async () => {
      await actFor(tx, null);
      return failing(tx);
    });
    await expect(part).rejects.toThrow();
    expect(before).toBeGreaterThan(0);
    expect(await count()).toBe(before);
  });
});
