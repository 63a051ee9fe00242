/** Heads of departments, functional groups and projects: who may be one, what happens when they leave, and merges. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type {
  Department,
  DepartmentMergePreview,
  DepartmentMergeResult,
  DepartmentPage,
  DepartmentTree,
  Employee,
  EmployeeJobList,
  FunctionalGroup,
  HistoryPage,
  OrgChart,
  Problem,
  Project,
  ProjectPage,
} from "#generated/hrms/schema.ts";
import { sampleCompanies } from "#src/store/samples/companies.ts";
import { companyId, employeesAt, openPeople, type People } from "../people/employees-setup.ts";

const departmentsAt = `/companies/${companyId}/departments`;
let people: People;
let call: People["owner"];
beforeAll(async () => {
  people = await openPeople(() => new Date("2026-11-20T04:00:00Z"));
  call = people.owner;
});
afterAll(() => people.gateway.close());

let count = 0;
const department = async (name: string, more: object = {}) =>
  (await call<Department>("POST", departmentsAt, { body: { department: name, code: `H${(count += 1)}`, ...more } }))
    .body;
const read = async (id: string) => (await call<Department>("GET", `${departmentsAt}/${id}`)).body;
const step = <Body = Employee>({ id }: { id: string }, name: string, body: object) =>
  call<Body>("POST", `${employeesAt}/${id}/${name}`, { body });
const exit = { lastDay: "2026-11-19", exitReason: "resignation" };

it("must be an employee of the company who has not left", async () => {
  const head = await people.add("Head of Maps");
  const made = await department("Maps", { headEmployeeId: head.id });
  expect(made).toMatchObject({ headEmployeeId: head.id, head: "Head of Maps", headNotice: null });
  expect((await call<HistoryPage>("GET", `${departmentsAt}/${made.id}/history`)).body.items[0]?.changes).toContainEqual(
    { field: "head", before: null, after: "Head of Maps" },
  );
  const { body: chart } = await call<OrgChart>("GET", `/companies/${companyId}/org-chart?employeeId=${head.id}`);
  expect(chart.nodes.find(({ id }) => id === head.id)?.heads).toEqual(["Maps"]);
  const [outsider] = (
    await people.gateway.database.pool.query<{ id: string }>("select id from employees where company_id = $1 limit 1", [
      sampleCompanies.logistics.id,
    ])
  ).rows;
  const gone = await people.add("Gone before");
  await step(gone, "complete-exit", exit);
  for (const headEmployeeId of [outsider?.id, gone.id]) {
    const refused = await call<Problem>("POST", departmentsAt, {
      body: { department: "Refused", code: "REF", headEmployeeId },
    });
    expect([refused.status, refused.body.errors?.[0]]).toMatchObject([
      422,
      { pointer: "/headEmployeeId", code: "unknown-reference" },
    ]);
  }
});

it("passes to the successor with the direct reports, and a vacancy is reported without one", async () => {
  const [leaver, successor] = [await people.add("Leaving Head"), await people.add("Heir of Heads")];
  const unit = await department("Ledgers", { headEmployeeId: leaver.id });
  const group = (
    await call<FunctionalGroup>("POST", `/companies/${companyId}/functional-groups`, {
      body: { functional_group: "Bookkeepers", headEmployeeId: leaver.id },
    })
  ).body;
  const project = (
    await call<Project>("POST", `/companies/${companyId}/projects`, {
      body: { name: "New ledger", managerId: leaver.id },
    })
  ).body;
  const old = (
    await call<Project>("POST", `/companies/${companyId}/projects`, {
      body: { name: "Old ledger", managerId: leaver.id, status: "closed" },
    })
  ).body;
  const projectOf = async ({ id }: Project) =>
    (await call<Project>("GET", `/companies/${companyId}/projects/${id}`)).body;
  const { body: leaving } = await step(leaver, "give-notice", {
    noticeGivenOn: "2026-11-20",
    lastDay: "2026-12-31",
    exitReason: "resignation",
  });
  expect(leaving.warnings).toContainEqual({
    code: "still-heads",
    params: { units: "Ledgers, Bookkeepers, New ledger" },
  });
  expect(await read(unit.id)).toMatchObject({ head: "Leaving Head", headNotice: "leaving" });
  // Withdrawing the notice removes the leaving tasks, which would have to be done first.
  await step(leaver, "cancel-exit", { reason: "Goes at once" });
  expect(
    (await step(leaver, "complete-exit", { ...exit, lastDay: "2026-11-20", reportsTo: successor.id })).status,
  ).toBe(200);
  expect(await read(unit.id)).toMatchObject({ headEmployeeId: successor.id, headNotice: null, version: 2 });
  expect((await call<FunctionalGroup>("GET", `/companies/${companyId}/functional-groups/${group.id}`)).body.head).toBe(
    "Heir of Heads",
  );
  expect((await call<HistoryPage>("GET", `${departmentsAt}/${unit.id}/history`)).body.items[0]?.changes).toEqual([
    { field: "head", before: "Leaving Head", after: "Heir of Heads" },
  ]);
  expect(await projectOf(project)).toMatchObject({
    managerId: successor.id,
    manager: "Heir of Heads",
    managerNotice: null,
    version: 2,
  });
  expect(await projectOf(old)).toMatchObject({ manager: "Leaving Head", managerNotice: "left", version: 1 });
  expect(
    (await call<HistoryPage>("GET", `/companies/${companyId}/projects/${project.id}/history`)).body.items[0]?.changes,
  ).toEqual([{ field: "manager", before: "Leaving Head", after: "Heir of Heads" }]);
  // No successor this time.
  expect((await step(successor, "complete-exit", exit)).status).toBe(200);
  expect(await read(unit.id)).toMatchObject({ head: "Heir of Heads", headNotice: "left" });
  expect(
    (await call<DepartmentPage>("GET", departmentsAt, { query: { headNotice: ["left"] } })).body.items.map(
      ({ id }) => id,
    ),
  ).toEqual([unit.id]);
  expect(
    (
      await call<ProjectPage>("GET", `/companies/${companyId}/projects`, { query: { managerNotice: ["left"] } })
    ).body.items.map(({ name }) => name),
  ).toEqual(["New ledger", "Old ledger"]);
  expect(
    (await call<DepartmentTree>("GET", `${departmentsAt}/tree`)).body.items.find(({ id }) => id === unit.id),
  ).toMatchObject({ head: "Heir of Heads", headNotice: "left" });
});

it("prevents an offer from being deleted while the person is a head", async () => {
  const offer = await people.add("Head to be", {
    employment: { status: "offered", startDate: "2027-01-01", contractType: "permanent" },
  });
  const gardener = await people.add("Head Gardener");
  const unit = await department("Orchard", { headEmployeeId: offer.id });
  const project = (
    await call<Project>("POST", `/companies/${companyId}/projects`, {
      body: { name: "Planting", managerId: gardener.id },
    })
  ).body;
  await call("POST", `/companies/${companyId}/projects/${project.id}/members`, {
    body: { employeeId: offer.id, role: "Gardener", startDate: "2027-01-01" },
  });
  const refused = await call<Problem>("DELETE", `${employeesAt}/${offer.id}`);
  expect([refused.status, refused.body.errors?.map(({ params }) => params?.["id"])]).toEqual([
    409,
    [unit.id, project.id],
  ]);
});

it("merging moves people, cost allocations and the head from today, as the preview shows", async () => {
  const head = await people.add("Head of Kilns");
  const [from, into] = [await department("Kilns", { headEmployeeId: head.id }), await department("Ovens")];
  const potter = await people.add("Potter", {
    job: {
      departmentId: from.id,
      designationId: people.designationId,
      reporting_tos: [{ managerId: head.id, kind: "primary" }],
      costSplit: [
        { departmentId: from.id, pct: 4000 },
        { departmentId: into.id, pct: 6000 },
      ],
    },
  });
  const gone = await people.add("Former Potter", {
    job: { departmentId: from.id, designationId: people.designationId },
  });
  await step(gone, "complete-exit", exit);
  await department("Glazes", { parentId: from.id });
  const at = `${departmentsAt}/${from.id}`;
  const preview = await call<DepartmentMergePreview>("GET", `${at}/merge-preview`, { query: { intoId: into.id } });
  expect(preview.body).toEqual({
    employees: 1,
    children: 1,
    transfers: 0,
    head: "Head of Kilns",
    headComes: true,
    clashes: [],
  });
  const { status, body } = await call<DepartmentMergeResult>("POST", `${at}/merge`, {
    headers: { "If-Match": '"1"' },
    body: { intoId: into.id },
  });
  expect([status, body]).toMatchObject([
    200,
    { department: { id: into.id, head: "Head of Kilns", children: 1 }, employees: 1, children: 1, transfers: 0 },
  ]);
  const [now, before] = (await call<EmployeeJobList>("GET", `${employeesAt}/${potter.id}/jobs`)).body.items;
  expect(now).toMatchObject({
    effectiveFrom: "2026-11-20",
    department: "Ovens",
    reporting_tos: [{ managerId: head.id }],
    costSplit: [{ departmentId: into.id, pct: 10_000 }],
  });
  expect(before).toMatchObject({ department: "Kilns", effectiveTo: "2026-11-19" });
  expect((await call<HistoryPage>("GET", `${employeesAt}/${potter.id}/history`)).body.items[0]?.changes).toEqual([
    { field: "job.department", before: "Kilns", after: "Ovens" },
  ]);
  expect(
    (await call<EmployeeJobList>("GET", `${employeesAt}/${gone.id}/jobs`)).body.items.map(
      ({ department: name }) => name,
    ),
  ).toEqual(["Kilns"]);
});

it("the preview reports a merge that would produce a duplicate name", async () => {
  const [from, into] = [await department("Upper deck"), await department("Lower deck")];
  await department("Cabins", { parentId: from.id });
  await department("CABINS", { parentId: into.id });
  expect(
    (
      await call<DepartmentMergePreview>("GET", `${departmentsAt}/${from.id}/merge-preview`, {
        query: { intoId: into.id },
      })
    ).body.clashes,
  ).toEqual(["Cabins"]);
  expect(
    (await call<Problem>("GET", `${departmentsAt}/${from.id}/merge-preview`, { query: { intoId: from.id } })).body
      .errors?.[0],
  ).toMatchObject({ pointer: "/intoId", code: "cycle" });
});
