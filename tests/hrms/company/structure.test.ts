/** Designations, survey groups, employee groups, classes and functional groups: common rules and those of each. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type {
  Class,
  ClassPage,
  Designation,
  DesignationPage,
  EmployeeGroupPage,
  HistoryPage,
  MomSurveyGroup,
  Problem,
} from "#generated/hrms/schema.ts";
import { sampleCompanies } from "#src/store/samples/companies.ts";
import { sampleId } from "#src/store/samples/ids.ts";
import { structureId } from "#src/store/samples/insert-structure.ts";
import { type HrmsGateway, openHrmsGateway, seniorExecutive, trading } from "../../support/hrms-gateway.ts";

const company = `/companies/${trading}`;

let gateway: HrmsGateway;
let call: HrmsGateway["call"];
beforeAll(async () => {
  gateway = await openHrmsGateway();
  call = await gateway.signIn("admin@demo.com", "admin");
});
afterAll(() => gateway.close());

type Row = Readonly<Record<string, unknown>> & {
  readonly id: string;
  readonly version: number;
  readonly status: string;
};
interface RowPage {
  readonly items: readonly Row[];
  readonly total: number;
}

describe.each([
  ["designations", "designation", { designation: "Lamp Trimmer", code: "LAMP" }],
  [
    "mom-survey-groups",
    "mom_survey_group_name",
    { mom_survey_group_name: "Lamp trimmers", code: "LAMP", occupationalGroup: "PMET" },
  ],
  ["employee-groups", "group_name", { group_name: "Lamp trimmers", code: "LAMP", use: "shift" }],
  ["classes", "class", { class: "Lamp trimmers", code: "LAMP", eaCategory: "workman" }],
  ["functional-groups", "functional_group", { functional_group: "Lamp trimmers", code: "LAMP" }],
] as const)("%s", (area, name, body) => {
  const list = `${company}/${area}`;
  const record = body as Readonly<Record<string, string>>;
  const put = <Body = Row>({ id, version }: Row, changes: object) =>
    call<Body>("PUT", `${list}/${id}`, { headers: { "If-Match": `"${version}"` }, body: { ...body, ...changes } });
  const find = async (q: string, query: object = {}) =>
    (await call<RowPage>("GET", list, { query: { q, ...query } })).body;

  it("have samples, sorted by name in both directions", async () => {
    const { items, total } = (await call<RowPage>("GET", list, { query: { pageSize: 100 } })).body;
    const names = items.map((row) => String(row[name]));
    expect(total).toBeGreaterThan(2);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, "en")));
    const back = (await call<RowPage>("GET", list, { query: { pageSize: 100, sort: `-${name}` } })).body.items.map(
      (row) => row[name],
    );
    expect(back).toEqual(names.toReversed());
  });

  it("can be created, changed, archived, restored and deleted, with history", async () => {
    const { status, headers, body: made } = await call<Row>("POST", list, { body });
    expect([status, headers["etag"], made[name], made.status]).toEqual([201, '"1"', record[name], "active"]);
    expect((await call<Row>("GET", `${list}/${made.id}`)).body).toEqual(made);
    const changed = (await put(made, { code: "LMP" })).body;
    expect([changed["code"], changed.version]).toEqual(["LMP", 2]);
    expect(await put<Problem>(made, { code: "OLD" })).toMatchObject({ status: 409, body: { code: "version-clash" } });
    expect(
      (await call<{ id: string }[]>("GET", `${list}/options`, { query: { q: "lamp" } })).body.map(({ id }) => id),
    ).toEqual([made.id]);
    expect((await call<Row>("POST", `${list}/${made.id}/archive`)).body.status).toBe("archived");
    expect((await call<unknown[]>("GET", `${list}/options`, { query: { q: "lamp" } })).body).toEqual([]);
    expect([(await find("lamp")).total, (await find("lamp", { status: ["archived"] })).total]).toEqual([0, 1]);
    expect((await call<Row>("POST", `${list}/${made.id}/restore`)).body).toMatchObject({
      status: "active",
      version: 4,
    });
    const { items } = (await call<HistoryPage>("GET", `${list}/${made.id}/history`)).body;
    expect(items.map(({ action }) => action)).toEqual(["restore", "archive", "update", "create"]);
    expect(items[2]?.changes).toEqual([{ field: "code", before: "LAMP", after: "LMP" }]);
    expect((await call("DELETE", `${list}/${made.id}`)).status).toBe(204);
    expect((await call("GET", `${list}/${made.id}`)).status).toBe(404);
  });

  it("have unique names and codes, regardless of case; several may have no code", async () => {
    const { body: made } = await call<Row>("POST", list, { body: { ...body, code: null } });
    expect(made["code"]).toBeNull();
    expect((await put(made, {})).status).toBe(200);
    const sameName = await call<Problem>("POST", list, {
      body: { ...body, code: "LAMP2", [name]: String(record[name]).toUpperCase() },
    });
    expect(sameName).toMatchObject({
      status: 409,
      body: { code: "duplicate", errors: [{ pointer: `/${name}`, code: "taken" }] },
    });
    const sameCode = await call<Problem>("POST", list, { body: { ...body, code: "lamp", [name]: "Someone else" } });
    expect(sameCode).toMatchObject({ status: 409, body: { errors: [{ pointer: "/code" }] } });
  });

  it("are exported with the contract's columns, safe for spreadsheets", async () => {
    await call("POST", list, { body: { ...body, code: "EVIL", [name]: "=1+1 lamps" } });
    const { headers, body: file } = await call<string>("GET", `${list}/export`, { query: { q: "=1+1" } });
    expect(headers["content-disposition"]).toBe(`attachment; filename="${area}.csv"`);
    const [head, row] = file.trim().split("\r\n");
    expect(head?.split(",").slice(0, 2)).toEqual([name, "code"]);
    expect(row).toMatch(/^'=1\+1 lamps,EVIL,/);
  });
});

describe("a designation", () => {
  const list = `${company}/designations`;
  const groupId = structureId("mom-survey-groups", "trading", "PRO");

  it("shows grade and survey group by name, can be found by both, and is counted in the group", async () => {
    const before = (await call<MomSurveyGroup>("GET", `${company}/mom-survey-groups/${groupId}`)).body.designations;
    const { body } = await call<Designation>("POST", list, {
      body: {
        designation: "Book Restorer",
        code: "BR-1",
        gradeId: seniorExecutive,
        mom_survey_group_id: groupId,
        ssocCode: "26213",
        jobDescription: "Mends books.\r\nBinds them anew.",
      },
    });
    expect(body).toMatchObject({
      grade: "Senior Executive",
      mom_survey_group_name: "Professionals",
      jobDescription: "Mends books.\nBinds them anew.",
    });
    const found = (
      await call<DesignationPage>("GET", list, {
        query: { gradeId: [seniorExecutive], mom_survey_group_id: [groupId] },
      })
    ).body.items;
    expect(found.map(({ designation }) => designation)).toEqual([
      "Book Restorer",
      "Senior Accountant",
      "Senior Buyer",
      "Senior Payroll Executive",
    ]);
    expect((await call<MomSurveyGroup>("GET", `${company}/mom-survey-groups/${groupId}`)).body.designations).toBe(
      before + 1,
    );
  });

  it.each([
    ["a grade that nobody knows", { gradeId: trading }, "/gradeId", "unknown-reference"],
    [
      "a grade of another company",
      { gradeId: structureId("grades", "logistics", "Dispatcher") },
      "/gradeId",
      "unknown-reference",
    ],
    ["a survey group that nobody knows", { mom_survey_group_id: trading }, "/mom_survey_group_id", "unknown-reference"],
    ["four digits of an occupation", { ssocCode: "2411" }, "/ssocCode", "pattern"],
  ])("is rejected with %s", async (_what, body, pointer, code) => {
    const answer = await call<Problem>("POST", list, { body: { designation: "Refused", ...body } });
    expect([answer.status, answer.body.errors?.[0]]).toMatchObject([422, { pointer, code }]);
  });

  it("keeps an archived grade, which no other designation can choose", async () => {
    const grade = (await call<Row>("POST", `${company}/grades`, { body: { name: "Vanishing", rank: 1 } })).body;
    const { body: job } = await call<Designation>("POST", list, {
      body: { designation: "Ghost Writer", gradeId: grade.id },
    });
    await call("POST", `${company}/grades/${grade.id}/archive`);
    const kept = await call<Designation>("PUT", `${list}/${job.id}`, {
      headers: { "If-Match": '"1"' },
      body: { designation: "Ghostwriter", gradeId: grade.id },
    });
    expect([kept.status, kept.body.grade]).toEqual([200, "Vanishing"]);
    expect((await call("POST", list, { body: { designation: "Ghost Reader", gradeId: grade.id } })).status).toBe(422);
  });

  it("prevents its survey group from being deleted", async () => {
    const { status, body } = await call<Problem>("DELETE", `${company}/mom-survey-groups/${groupId}`);
    expect([status, body.code, body.errors?.[0]?.params?.["subject"]]).toEqual([409, "in-use", "designations"]);
  });
});

describe("filters", () => {
  it("select groups by use, and classes by overtime", async () => {
    const groups = (
      await call<EmployeeGroupPage>("GET", `${company}/employee-groups`, { query: { use: ["leave", "notice"] } })
    ).body.items;
    expect(new Set(groups.map(({ use }) => use))).toEqual(new Set(["leave", "notice"]));
    const paid = (await call<ClassPage>("GET", `${company}/classes`, { query: { otEligibleDefault: false } })).body
      .items;
    expect(paid.map((one: Class) => one.class)).toContain("Managers and executives");
    expect(paid.every(({ otEligibleDefault }) => !otEligibleDefault)).toBe(true);
  });
});

describe("records used in employees' jobs", () => {
  it.each([
    ["departments", structureId("departments", "logistics", "ADM")],
    ["designations", sampleId("designations/logistics/Yard Assistant")],
    ["classes", structureId("classes", "logistics", "W")],
    ["functional-groups", structureId("functional-groups", "logistics", "F-FLT")],
    ["employee-groups", structureId("employee-groups", "logistics", "PAY-W")],
    ["work-locations", structureId("work-locations", "logistics", "TUAS")],
    ["shifts", structureId("shifts", "logistics", "D")],
  ])("cannot be deleted: %s", async (area, id) => {
    const { status, body } = await call<Problem>("DELETE", `/companies/${sampleCompanies.logistics.id}/${area}/${id}`);
    expect([status, body.code]).toEqual([409, "in-use"]);
    expect(body.errors?.map(({ params }) => params?.["subject"])).toContain("employees");
  });
});
