/** The headcount of the MOM survey: everyone counted once, in the right column. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { MomSurveyReport, Problem } from "#generated/hrms/schema.ts";
import { quarterNamed, quarterOf } from "#src/domain/shared/quarter.ts";
import { sampleCompanies } from "#src/store/samples/companies.ts";
import { type HrmsGateway, openHrmsGateway, trading } from "../../support/hrms-gateway.ts";

let gateway: HrmsGateway;
let owner: HrmsGateway["call"];
beforeAll(async () => {
  gateway = await openHrmsGateway();
  owner = await gateway.signIn("admin@demo.com", "admin");
});
afterAll(() => gateway.close());

const report = async (query: Readonly<Record<string, string>> = {}, company: string = trading) =>
  (await owner<MomSurveyReport & Problem>("GET", `/companies/${company}/mom-survey-report`, { query })).body;
const sum = (counts: object) => Object.values(counts as Record<string, number>).reduce((all, each) => all + each, 0);

describe("the report", () => {
  it("counts everyone working today once, and separates residents from foreigners", async () => {
    const { asOf, groups } = await report();
    const { rows } = await gateway.database.pool.query<{ people: number; part: number }>(
      `select count(*)::int as people, count(*) filter (where contract_type = 'partTime')::int as part from employees
       where company_id = $1 and status <> 'offered' and start_date <= $2 and (last_day is null or last_day >= $2)`,
      [trading, asOf],
    );
    expect(rows[0]?.people).toBeGreaterThan(20);
    expect(groups.reduce((all, { fullTime, partTime }) => all + sum(fullTime) + sum(partTime), 0)).toBe(
      rows[0]?.people,
    );
    expect(groups.reduce((all, { partTime }) => all + sum(partTime), 0)).toBe(rows[0]?.part);
    expect(groups.some(({ fullTime }) => fullTime.foreigner > 0)).toBe(true);
    expect(groups.every(({ groupId, mom_survey_group_name: name }) => (groupId === null) === (name === null))).toBe(
      true,
    );
  });

  it("counts on the last day of a past quarter, with people who joined and left", async () => {
    const { quarter, asOf, groups } = await report({ quarter: "2025-Q4" });
    expect([quarter, asOf]).toEqual(["2025-Q4", "2025-12-31"]);
    const { rows } = await gateway.database.pool.query<{ hires: number; exits: number }>(
      `select count(*) filter (where start_date between '2025-10-01' and '2025-12-31')::int as hires, count(*) filter (where last_day between '2025-10-01' and '2025-12-31')::int as exits
       from employees where company_id = $1 and status <> 'offered'`,
      [trading],
    );
    expect([
      groups.reduce((all, { hires }) => all + hires, 0),
      groups.reduce((all, { exits }) => all + exits, 0),
    ]).toEqual([rows[0]?.hires, rows[0]?.exits]);
  });

  it("counts nobody before the company started, and rejects a fifth quarter", async () => {
    expect((await report({ quarter: "2001-Q1" }, sampleCompanies.logistics.id)).groups).toEqual([]);
    expect(await report({ quarter: "2026-Q5" })).toMatchObject({ status: 422 });
  });
});

it("quarters follow the calendar", () => {
  expect([quarterOf("2026-01-01"), quarterOf("2026-03-31"), quarterOf("2026-10-01")]).toEqual([
    "2026-Q1",
    "2026-Q1",
    "2026-Q4",
  ]);
  expect(quarterNamed("2028-Q1")).toEqual({ name: "2028-Q1", from: "2028-01-01", to: "2028-03-31" });
});
