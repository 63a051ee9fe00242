/** Settlements and clearances of the samples: lists and files have the amounts that their pages calculate. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Settlement, SettlementPage, TaxClearance, TaxClearancePage } from "#generated/hrms/schema.ts";
import { centsToUnits } from "#src/domain/shared/money.ts";
import { type HrmsGateway, openHrmsGateway, trading } from "../../support/hrms-gateway.ts";

const base = `/companies/${trading}`;
let gateway: HrmsGateway;
let maker: HrmsGateway["call"];
beforeAll(async () => {
  gateway = await openHrmsGateway({ now: () => new Date() });
  maker = await gateway.signIn("maker@merlion.demo", "maker");
});
afterAll(() => gateway.close());

const get = async <Body>(path: string, query = {}) => (await maker<Body>("GET", `${base}${path}`, { query })).body;
const rowsOf = (file: string): string[][] =>
  file
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(","));

it("settlements pay out the leave that is left, in the list too", async () => {
  const { items } = await get<SettlementPage>("/settlements");
  expect(items.length).toBeGreaterThan(0);
  const pages = await Promise.all(items.map(({ id }) => get<Settlement>(`/settlements/${id}`)));
  const amounts = ({ net, withheld, payable, payBy }: Settlement | SettlementPage["items"][number]) => ({
    net,
    withheld,
    payable,
    payBy,
  });
  expect(items.map(amounts)).toEqual(pages.map(amounts));
  expect(pages.some(({ unusedLeave }) => unusedLeave.length > 0)).toBe(true);
  expect(pages.every(({ version }) => version === 1)).toBe(true);
});

it("clearances withhold what is due", async () => {
  const { items } = await get<TaxClearancePage>("/tax-clearances");
  expect(items.length).toBeGreaterThan(0);
  for (const { id, shouldWithhold, withheld } of items)
    expect(await get<TaxClearance>(`/tax-clearances/${id}`)).toMatchObject({ shouldWithhold, withheld, version: 1 });
});

it("both lists are exported, as their filters say and with the columns that are asked for", async () => {
  const { items } = await get<SettlementPage>("/settlements", { sort: "fullName" });
  const columns = "fullName,status,lastDay,payBy,payable";
  const file = rowsOf(
    await get<string>("/settlements/export", { format: "csv", columns: columns.split(","), sort: "fullName" }),
  );
  expect(file).toEqual([
    columns.split(","),
    ...items.map(({ fullName, status, lastDay, payBy, payable }) => [
      fullName,
      status,
      lastDay ?? "",
      payBy ?? "",
      centsToUnits(payable),
    ]),
  ]);
  expect(rowsOf(await get<string>("/settlements/export", { format: "csv", status: ["paid"] }))).toHaveLength(1);

  const clearances = (await get<TaxClearancePage>("/tax-clearances")).items;
  const [, ...cleared] = rowsOf(
    await get<string>("/tax-clearances/export", {
      format: "csv",
      columns: ["fullName", "dueOn", "withheld", "paidToIras"],
    }),
  );
  expect(cleared).toEqual(
    clearances.map(({ fullName, dueOn, withheld }) => [fullName, dueOn, centsToUnits(withheld), ""]),
  );
  const xlsx = await maker<Buffer>("GET", `${base}/tax-clearances/export`, { query: { format: "xlsx" } });
  expect([xlsx.status, xlsx.body.subarray(0, 2).toString()]).toEqual([200, "PK"]);
  const employee = await gateway.signIn("employee@merlion.demo", "employee");
  for (const name of ["settlements", "tax-clearances"])
    expect((await employee("GET", `${base}/${name}/export`)).status).toBe(403);
});
