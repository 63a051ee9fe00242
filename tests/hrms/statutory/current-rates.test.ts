/** The rates that a list of sets adds for the page that shows them first. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type { RateSet, RateSetPage } from "#generated/hrms/schema.ts";
import { sampleCompanies } from "#src/store/samples/companies.ts";
import { type HrmsGateway, openHrmsGateway } from "../../support/hrms-gateway.ts";

let gateway: HrmsGateway;
let staff: HrmsGateway["call"];
beforeAll(async () => {
  gateway = await openHrmsGateway({ now: () => new Date("2026-11-20T04:30:00Z") });
  staff = await gateway.signIn("admin@demo.com", "admin");
});
afterAll(() => gateway.close());

const listed = async (query: Record<string, unknown>, path = "/rates"): Promise<RateSetPage> =>
  (await staff<RateSetPage>("GET", path, { query })).body;
const currentOf = async (...status: RateSet["status"][]): Promise<string | undefined> =>
  (await listed({ kind: "cpf", current: true, status })).current?.effectiveFrom;

it("are the set in force, as it is shown alone", async () => {
  const { current } = await listed({ kind: "cpf", current: true, pageSize: 100 });
  expect(current).toMatchObject({ status: "active", effectiveFrom: "2026-01-01" });
  expect((await staff<RateSet>("GET", `/rates/${current?.id}`)).body).toEqual(current);
});

it("are the next set or the newest if none is in force", async () => {
  expect(await currentOf("superseded", "scheduled")).toBe("2027-01-01");
  expect(await currentOf("superseded")).toBe("2025-01-01");
});

it("are missing without sets, and if nobody asks", async () => {
  expect(await currentOf("draft")).toBeUndefined();
  expect(await listed({ kind: "cpf" })).not.toHaveProperty("current");
});

it("are a company's own for its provident fund", async () => {
  const path = `/companies/${sampleCompanies.trading.id}/ppf`;
  const { current } = await listed({ current: true }, path);
  expect(current?.companyId).toBe(sampleCompanies.trading.id);
  expect((await staff<RateSet>("GET", `${path}/${current?.id}`)).body).toEqual(current);
});
