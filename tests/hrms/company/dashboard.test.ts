/** The dashboard shows the latest changes. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Dashboard, Grade } from "#generated/hrms/schema.ts";
import { type HrmsGateway, openHrmsGateway, trading } from "../../support/hrms-gateway.ts";

let gateway: HrmsGateway;
let call: HrmsGateway["call"];
beforeAll(async () => {
  gateway = await openHrmsGateway();
  call = await gateway.signIn("admin@demo.com", "admin");
});
afterAll(() => gateway.close());

const dashboard = async () => (await call<Dashboard>("GET", `/companies/${trading}/dashboard`)).body;

it("returns the company and its latest changes, newest first", async () => {
  const before = await dashboard();
  expect(before.company).toEqual({ id: trading, label: "Merlion Trading Pte. Ltd." });
  expect(before.recentChanges).toHaveLength(10);
  const times = before.recentChanges.map(({ at }) => at);
  expect(times).toEqual(times.toSorted().toReversed());
});

it("reflects a change", async () => {
  const { id } = (await call<Grade>("POST", `/companies/${trading}/grades`, { body: { name: "Beekeeper", rank: 3 } }))
    .body;
  await call("DELETE", `/companies/${trading}/grades/${id}`);
  const { recentChanges } = await dashboard();
  expect(recentChanges.slice(0, 2)).toMatchObject([
    { action: "delete", subject: "grades", recordId: id, recordName: "Beekeeper", by: "Adeline Goh" },
    { action: "create", subject: "grades", recordId: id, recordName: "Beekeeper", by: "Adeline Goh" },
  ]);
});
