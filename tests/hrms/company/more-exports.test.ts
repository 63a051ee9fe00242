/** Files of lists that are not kept as records of their own: matrices of the platform, rate versions, teams, the survey. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Designation, MomSurveyReport, PackageModulePage, Project, RateSetPage } from "#generated/hrms/schema.ts";
import { type HrmsGateway, openHrmsGateway, trading } from "../../support/hrms-gateway.ts";

let gateway: HrmsGateway;
let owner: HrmsGateway["call"];
let platform: HrmsGateway["call"];
beforeAll(async () => {
  gateway = await openHrmsGateway();
  owner = await gateway.signIn("admin@demo.com", "admin");
  platform = await gateway.signIn("platform@hrms.demo", "platform");
});
afterAll(() => gateway.close());

const lines = async (call: HrmsGateway["call"], path: string, query: object = {}) => {
  const { status, body } = await call<string>("GET", path, { query: query as never });
  expect([path, status]).toEqual([path, 200]);
  return body.replace("\uFEFF", "").trim().split("\r\n");
};

it("module elements and package modules are exported as they are listed", async () => {
  const { body } = await platform<PackageModulePage>("GET", "/package-modules", { query: { pageSize: 1 } });
  const [head, ...rows] = await lines(platform, "/package-modules/export");
  expect([head, rows.length]).toEqual(["package,module,limits,updatedAt", body.total]);
  expect((await lines(platform, "/module-elements/export", { columns: ["module", "element"] }))[0]).toBe(
    "module,element",
  );
});

it("rate versions are exported by area, drafts only for the platform", async () => {
  const { body } = await owner<RateSetPage>("GET", "/rates", { query: { kind: "sdl" } });
  const [head, ...rows] = await lines(owner, "/rates/export", { kind: "sdl" });
  expect(head).toMatch(/^kind,effectiveFrom,inForceUntil,/);
  expect(rows).toHaveLength(body.total);
  const started = await platform("POST", "/rates", {
    body: {
      kind: "sdl",
      effectiveFrom: "2091-01-01",
      announcedUpTo: "2091-12-31",
      sourceTitle: "A draft to export",
      sourceUrl: "https://www.cpf.gov.sg/draft",
      certainty: "found",
    },
  });
  expect(started.status).toBe(201);
  const seen = async (call: HrmsGateway["call"]) =>
    (await lines(call, "/rates/export", { kind: "sdl" })).some((line) => line.includes("A draft to export"));
  expect([await seen(platform), await seen(owner)]).toEqual([true, false]);
  expect((await lines(owner, `/companies/${trading}/ppf/export`))[0]).toBe(head);
});

it("a team is exported without the rates of people whose pay the reader may not see", async () => {
  const { body } = await owner<{ items: Project[] }>("GET", `/companies/${trading}/projects`, {
    query: { pageSize: 100 },
  });
  const project = body.items.find(({ members }) => members > 0);
  const path = `/companies/${trading}/projects/${project?.id}/members/export`;
  const [head, ...rows] = await lines(owner, path);
  expect([head, rows.length]).toEqual(["employeeNo,fullName,role,startDate,endDate,state,rate", project?.members]);
  const hr = await gateway.signIn("hr@merlion.demo", "hr");
  expect((await lines(hr, path, { columns: ["fullName", "rate"] })).slice(1).every((line) => line.endsWith(","))).toBe(
    true,
  );
});

it("the survey counts vacancies by the group of their designation, today only, and is exported", async () => {
  const report = async (query = {}) =>
    (await owner<MomSurveyReport>("GET", `/companies/${trading}/mom-survey-report`, { query })).body.groups;
  const before = await report();
  const group = before.find(({ groupId }) => groupId !== null);
  const { body: listed } = await owner<{ items: Designation[] }>("GET", `/companies/${trading}/designations`, {
    query: { mom_survey_group_id: [group?.groupId ?? ""] },
  });
  const [job] = listed.items;
  if (!job) throw new Error("The group has no designations.");
  const saved = await owner<Designation>("PUT", `/companies/${trading}/designations/${job.id}`, {
    body: { designation: job.designation, mom_survey_group_id: job.mom_survey_group_id, vacancies: 3 },
    headers: { "If-Match": `"${job.version}"` },
  });
  expect(saved.body.vacancies).toBe(3);
  const after = (await report()).find(({ groupId }) => groupId === group?.groupId);
  expect(after?.vacancies).toBe((group?.vacancies ?? 0) + 3);
  expect((await report({ quarter: "2025-Q4" })).every(({ vacancies }) => vacancies === null)).toBe(true);
  const rows = await lines(owner, `/companies/${trading}/mom-survey-report/export`, {
    columns: ["mom_survey_group_name", "workingTime", "vacancies"],
  });
  expect(rows).toContain(`${group?.mom_survey_group_name},fullTime,${after?.vacancies}`);
  expect(rows).toContain(`${group?.mom_survey_group_name},partTime,`);
});
