/** Rule-based employee groups: members on a day, who may see them, and what protects a rule. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type {
  Department,
  EmployeeGroup,
  EmployeeGroupInput,
  EmployeeGroupPreview,
  EmployeeJob,
  EmployeePage,
  HistoryPage,
  Problem,
} from "#generated/hrms/schema.ts";
import { structureId } from "#src/store/samples/insert-structure.ts";
import { companyId, employeesAt, openPeople, type People } from "../people/employees-setup.ts";

const groupsAt = `/companies/${companyId}/employee-groups`;
const now = new Date("2026-11-20T04:00:00.000Z");

let people: People;
let call: People["owner"];
let below: string;
const ids: Record<string, string> = {};
beforeAll(async () => {
  people = await openPeople(() => now);
  call = people.owner;
  below = (
    await call<Department>("POST", `/companies/${companyId}/departments`, {
      body: { department: "Map room", code: "MAP", parentId: people.departmentId },
    })
  ).body.id;
  const add = async (
    name: string,
    startDate: string,
    departmentId: string,
    contractType: "permanent" | "intern" = "permanent",
  ): Promise<void> => {
    ids[name] = (
      await people.add(name, {
        employment: { startDate, contractType, status: "confirmed", employeeNo: `G-${name}` },
        job: { departmentId, designationId: people.designationId },
      })
    ).id;
  };
  await add("Ada", "2024-01-01", people.departmentId);
  await add("Ben", "2026-08-20", below);
  await add("Cleo", "2026-08-21", below, "intern");
});
afterAll(() => people.gateway.close());

let serial = 0;
const input = (more: Partial<EmployeeGroupInput>): EmployeeGroupInput => ({
  group_name: `Group ${(serial += 1)}`,
  use: "notice",
  membership: "rule",
  ...more,
});
const make = async (more: Partial<EmployeeGroupInput>) =>
  (await call<EmployeeGroup>("POST", groupsAt, { body: input(more) })).body;
const change = <Body = EmployeeGroup>({ id, version, group_name }: EmployeeGroup, more: Partial<EmployeeGroupInput>) =>
  call<Body>("PUT", `${groupsAt}/${id}`, {
    headers: { "If-Match": `"${version}"` },
    body: input({ group_name, ...more }),
  });
const membersOf = async (id: string, query: object = {}, as = call) =>
  (
    await as<EmployeePage>("GET", employeesAt, { query: { employeeGroupId: [id], pageSize: 100, ...query } })
  ).body.items.map(({ fullName }) => fullName);
const faults = ({ status, body }: { status: number; body: Problem }) => [
  status,
  body.errors?.map(({ pointer, code }) => [pointer, code]),
];

describe("a rule", () => {
  it("includes sub-departments, and combines all its conditions", async () => {
    const rule = { departmentIds: [people.departmentId] };
    expect(await membersOf((await make({ rule })).id)).toEqual(["Ada", "Ben", "Cleo"]);
    expect(
      await membersOf((await make({ rule: { departmentIds: [below], contractTypes: ["permanent", "casual"] } })).id),
    ).toEqual(["Ben"]);
    expect(await membersOf((await make({ rule: { ...rule, contractTypes: ["casual"] } })).id)).toEqual([]);
  });

  it("counts completed months of service on the requested day", async () => {
    const { id } = await make({ rule: { departmentIds: [people.departmentId], serviceMonthsFrom: 3 } });
    expect(await membersOf(id)).toEqual(["Ada", "Ben"]);
    expect(await membersOf(id, { asOf: "2026-11-21" })).toEqual(["Ada", "Ben", "Cleo"]);
    const { id: newest } = await make({ rule: { departmentIds: [people.departmentId], serviceMonthsTo: 2 } });
    expect(await membersOf(newest)).toEqual(["Cleo"]);
  });

  it("follows a job change from its effective date", async () => {
    const { id } = await make({ rule: { departmentIds: [below] } });
    await call("POST", `${employeesAt}/${ids["Ada"]}/jobs`, {
      body: { effectiveFrom: "2026-12-01", departmentId: below, designationId: people.designationId },
    });
    expect([await membersOf(id), await membersOf(id, { asOf: "2026-12-01" })]).toEqual([
      ["Ben", "Cleo"],
      ["Ada", "Ben", "Cleo"],
    ]);
  });

  it("can be previewed before saving, limited to the reader's reach", async () => {
    const body = { rule: { departmentIds: [people.departmentId] } };
    const preview = (as = call) => as<EmployeeGroupPreview & Problem>("POST", `${groupsAt}/preview`, { body });
    expect((await preview()).body).toMatchObject({
      total: 3,
      people: [{ fullName: "Ada" }, { fullName: "Ben" }, { fullName: "Cleo" }],
    });
    const { id } = await make(body);
    const ben = await people.as(ids["Ben"] ?? "", ["employee"], "self");
    expect([(await preview(ben)).body.total, await membersOf(id, {}, ben)]).toEqual([1, ["Ben"]]);
    expect(faults(await call<Problem>("POST", `${groupsAt}/preview`, { body: { rule: {} } }))).toEqual([
      422,
      [["/rule", "no-condition"]],
    ]);
  });

  it("on residency shows only people whose identity the reader may see", async () => {
    const report = {
      job: {
        departmentId: people.departmentId,
        designationId: people.designationId,
        reporting_tos: [{ managerId: ids["Ada"] ?? "", kind: "primary" as const }],
      },
    };
    await people.add("Dora", {
      ...report,
      identity: { idType: "NRIC", idNo: "S1234567D" },
      residency: { residency: "citizen" },
    });
    const { id: everywhere } = await make({
      rule: { departmentIds: [people.departmentId], contractTypes: ["permanent"] },
    });
    const { id: citizens } = await make({ rule: { departmentIds: [people.departmentId], residencies: ["citizen"] } });
    expect(await membersOf(citizens)).toEqual(["Dora"]);
    const boss = await people.as(ids["Ada"] ?? "", ["manager"]);
    expect([await membersOf(everywhere, {}, boss), await membersOf(citizens, {}, boss)]).toEqual([["Dora"], []]);
  });

  it("accepts only conditions that can match, on records of its company", async () => {
    const strange = structureId("departments", "logistics", "ADM");
    expect(
      faults(await call<Problem>("POST", groupsAt, { body: input({ rule: { departmentIds: [below, strange] } }) })),
    ).toEqual([422, [["/rule/departmentIds/1", "unknown-reference"]]]);
    expect(
      faults(await call<Problem>("POST", groupsAt, { body: input({ rule: { gradeIds: [], serviceMonthsTo: null } }) })),
    ).toEqual([422, [["/rule", "no-condition"]]]);
    expect(faults(await call<Problem>("POST", groupsAt, { body: input({ rule: null }) }))).toEqual([
      422,
      [["/rule", "no-condition"]],
    ]);
    expect(
      faults(
        await call<Problem>("POST", groupsAt, { body: input({ rule: { serviceMonthsFrom: 6, serviceMonthsTo: 5 } }) }),
      ),
    ).toEqual([422, [["/rule/serviceMonthsTo", "service-range"]]]);
  });

  it("prevents records it names from being deleted, and keeps archived ones", async () => {
    const { body: attic } = await call<Department>("POST", `/companies/${companyId}/departments`, {
      body: { department: "Attic", code: "ATT" },
    });
    const group = await make({ rule: { departmentIds: [attic.id] } });
    const refused = await call<Problem>("DELETE", `/companies/${companyId}/departments/${attic.id}`);
    expect([refused.status, refused.body.errors?.map(({ params }) => [params?.["subject"], params?.["name"]])]).toEqual(
      [409, [["employee-groups", group.group_name]]],
    );
    await call("POST", `/companies/${companyId}/departments/${attic.id}/archive`);
    const kept = await change(group, { rule: { departmentIds: [attic.id], contractTypes: ["casual"] } });
    expect([kept.status, kept.body.ruleNames]).toEqual([200, [{ id: attic.id, label: "Attic", archived: true }]]);
    expect((await call("POST", groupsAt, { body: input({ rule: { departmentIds: [attic.id] } }) })).status).toBe(422);
    const { items } = (await call<HistoryPage>("GET", `${groupsAt}/${group.id}/history`)).body;
    expect(items[0]?.changes).toEqual([{ field: "contractTypes", before: null, after: "casual" }]);
    expect(items[1]?.changes).toContainEqual({ field: "departmentIds", before: null, after: "Attic" });
  });

  it("is updated when a department it names is merged", async () => {
    const made = async (department: string, code: string) =>
      (await call<Department>("POST", `/companies/${companyId}/departments`, { body: { department, code } })).body;
    const [from, into] = [await made("Ink", "INK"), await made("Paper", "PAP")];
    const group = await make({ rule: { departmentIds: [from.id, into.id] } });
    const merged = await call("POST", `/companies/${companyId}/departments/${from.id}/merge`, {
      headers: { "If-Match": `"${from.version}"` },
      body: { intoId: into.id },
    });
    expect(merged.status).toBe(200);
    expect((await call<EmployeeGroup>("GET", `${groupsAt}/${group.id}`)).body).toMatchObject({
      rule: { departmentIds: [into.id] },
      version: 2,
    });
  });
});

describe("a group that becomes rule-based", () => {
  it("counts only matching people, cannot be chosen in jobs, and can become a list again", async () => {
    const list = await make({ membership: "list" });
    const jobsAt = `${employeesAt}/${ids["Cleo"]}/jobs`;
    const job = (effectiveFrom: string) => ({
      effectiveFrom,
      departmentId: below,
      designationId: people.designationId,
      employeeGroupIds: [list.id],
    });
    expect((await call<EmployeeJob>("POST", jobsAt, { body: job("2026-11-01") })).body.employeeGroups).toEqual([
      list.group_name,
    ]);
    expect(await membersOf(list.id)).toEqual(["Cleo"]);
    const ruled = (await change(list, { rule: { contractTypes: ["permanent"], departmentIds: [below] } })).body;
    expect(await membersOf(list.id)).toEqual(["Ben"]);
    expect((await call<{ items: EmployeeJob[] }>("GET", jobsAt)).body.items[0]?.employeeGroupIds).toEqual([]);
    expect(faults(await call<Problem>("POST", jobsAt, { body: job("2026-12-01") }))).toEqual([
      422,
      [["/employeeGroupIds/0", "group-by-rule"]],
    ]);
    const offered = (
      await call<{ id: string }[]>("GET", `${groupsAt}/options`, {
        query: { membership: ["list"], q: list.group_name },
      })
    ).body;
    expect(offered).toEqual([]);
    await change(ruled, { membership: "list", rule: ruled.rule });
    expect(await membersOf(list.id)).toEqual(["Cleo"]);
  });

  it("is found by the same filter as lists, within its company", async () => {
    const ruled = await make({ rule: { departmentIds: [below], contractTypes: ["intern"] } });
    const all = await membersOf(ruled.id, {
      employeeGroupId: [ruled.id, structureId("employee-groups", "trading", "EARLY")],
    });
    expect(all.length).toBeGreaterThan(1);
    expect(all).toContain("Cleo");
    expect(await membersOf(structureId("employee-groups", "logistics", "LEVY"))).toEqual([]);
  });
});
