/** The dashboard counts what is there and shows what was changed last. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Dashboard, Grade } from "#generated/hrms/schema.ts";
import { type HrmsGateway, openHrmsGateway, trading } from "../support/hrms-gateway.ts";

let gateway: HrmsGateway;
let call: HrmsGateway["call"];
beforeAll(async () => {
  gateway = await openHrmsGateway();
  call = await gateway.signIn("admin@demo.com", "admin");
});
afterAll(() => gateway.close());

const dashboard = async () => (await call<Dashboard>("GET", `/companies/${trading}/dashboard`)).body;

it("counts the company as it is", async () => {
  const before = await dashboard();
  expect(before.company).toEqual({ id: trading, label: "Merlion Trading Pte. Ltd." });
  const count = async (query: string) => (await gateway.database.pool.query<{ count: number }>(`select count(*)::int as count from ${query}`, [trading])).rows[0]?.count;
  const [users, designations] = [await count("user_access where company_id = $1 and not exists (select from api_keys where api_keys.user_id = user_access.user_id)"), await count("designations where company_id = $1")];
  expect(before.counts).toEqual({ companies: 2, users, activeGrades: 23, archivedGrades: 2, designations });
  expect(before.recentChanges).toHaveLength(10);
  const times = before.recentChanges.map(({ at }) => at);
  expect(times).toEqual(times.toSorted().toReversed());
});

it("follows a change", async () => {
  const { id } = (await call<Grade>("POST", `/companies/${trading}/grades`, { body: { name: "Beekeeper", rank: 3 } })).body;
  await call("DELETE", `/companies/${trading}/grades/${id}`);
  const { counts, recentChanges } = await dashboard();
  expect(counts.activeGrades).toBe(23);
  expect(recentChanges.slice(0, 2)).toMatchObject([
    { action: "delete", subject: "grades", recordId: id, recordName: "Beekeeper", by: "Adeline Goh" },
    { action: "create", subject: "grades", recordId: id, recordName: "Beekeeper", by: "Adeline Goh" },
  ]);
});
