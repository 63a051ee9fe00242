/** Every golden case with the rates of the database: the same results as with the published ones. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { RuleError } from "#src/domain/shared/rule-error.ts";
import { ppfInForce, ratesInForce } from "#src/store/statutory/rate-book.ts";
import { sampleTenants } from "#src/store/samples/accounts.ts";
import { inTenant } from "#src/store/database/transaction.ts";
import { calculations, calculationsOn } from "../../golden/calculations.ts";
import { type GoldenCase, readGoldenFiles } from "../../golden/cases.ts";
import { openTestDatabase, type TestDatabase } from "../../support/database.ts";
import { trading } from "../../support/hrms-gateway.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

function answer(from: typeof calculations, calculation: string, { input, date }: GoldenCase): string {
  try {
    return JSON.stringify(from[calculation]?.(input, date));
  } catch (error) {
    if (error instanceof RuleError) return JSON.stringify([error.code, error.params]);
    throw error;
  }
}

test("give the published result for every golden case", async () => {
  const tenantId = sampleTenants.merlion.id;
  const stored = await inTenant(database, tenantId, async (tx) => {
    const ppf = await ppfInForce(tx, { tenantId, companyId: trading });
    if (!ppf) throw new Error("The sample company has no fund of its own.");
    return calculationsOn(await ratesInForce(tx), ppf);
  });
  const cases = readGoldenFiles().flatMap(({ calculation, cases: own }) => own.map((one) => ({ calculation, one })));
  const different = cases.filter(
    ({ calculation, one }) => answer(stored, calculation, one) !== answer(calculations, calculation, one),
  );
  expect(different).toEqual([]);
  expect(cases.length).toBeGreaterThan(400);
});
