/** The photo of an employee, and departments and projects that bear the costs of a job. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type {
  Employee,
  EmployeeJob,
  EmployeePage,
  EmployeePhoto,
  HistoryPage,
  OrgChart,
  Problem,
  Project,
} from "#generated/hrms/schema.ts";
import { employeeId } from "#src/store/samples/people/insert-people.ts";
import { companyId, employeesAt, openPeople, type People } from "./employees-setup.ts";

const dot = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const png = `data:image/png;base64,${dot}`;

let people: People;
beforeAll(async () => {
  people = await openPeople();
});
afterAll(() => people.gateway.close());

it("is shown in record, list and chart, can be replaced, and disappears when removed", async () => {
  const one = await people.add("Photographed Person");
  const at = `${employeesAt}/${one.id}`;
  expect((await people.owner<EmployeePhoto>("GET", `${at}/photo`)).body).toEqual({ photo: null });
  expect((await people.owner("PUT", `${at}/photo`, { body: { photo: png } })).status).toBe(200);
  expect((await people.owner<EmployeePhoto>("GET", `${at}/photo`)).body).toEqual({ photo: png });
  const { photo } = (await people.owner<Employee>("GET", at)).body.person;
  expect(photo).not.toBeNull();
  const { items } = (await people.owner<EmployeePage>("GET", `${employeesAt}?q=Photographed`)).body;
  expect(items.map((row) => row.photo)).toEqual([photo]);
  const { nodes } = (await people.owner<OrgChart>("GET", `/companies/${companyId}/org-chart`)).body;
  expect(nodes.find(({ id }) => id === one.id)?.photo).toBe(photo);

  await people.owner("PUT", `${at}/photo`, { body: { photo: png } });
  const again = (await people.owner<Employee>("GET", at)).body.person.photo;
  expect(again).not.toBe(photo);
  expect((await people.owner("GET", `${at}/files/${photo}`)).status).toBe(404);

  await people.owner("PUT", `${at}/photo`, { body: { photo: null } });
  expect((await people.owner<EmployeePhoto>("GET", `${at}/photo`)).body).toEqual({ photo: null });
  expect((await people.owner<Employee>("GET", at)).body.person.photo).toBeNull();
  const history = (await people.owner<HistoryPage>("GET", `${at}/history`)).body.items.flatMap(
    ({ changes }) => changes,
  );
  expect(history.filter(({ field }) => field === "person.photo").map(({ before, after }) => [before, after])).toEqual([
    ["•••", null],
    ["•••", "•••"],
    [null, "•••"],
  ]);
});

it("must be a valid image, and cannot be set with read access only", async () => {
  const one = await people.add("Plain Person");
  const at = `${employeesAt}/${one.id}/photo`;
  const { status, body } = await people.owner<Problem>("PUT", at, { body: { photo: `data:image/jpeg;base64,${dot}` } });
  expect([status, body.errors?.map(({ pointer }) => pointer)]).toEqual([422, ["/photo"]]);
  const employee = await people.as(one.id, ["employee"], "self");
  expect((await employee("GET", at)).status).toBe(200);
  expect((await employee("PUT", at, { body: { photo: png } })).status).toBe(403);
});

it("names the department and project that bear the costs of a job, within the company", async () => {
  const one = await people.add("Shared Person");
  const { body: project } = await people.owner<Project>("POST", `/companies/${companyId}/projects`, {
    body: { name: "Archive move", managerId: employeeId("trading/WH/Warehouse Manager/1"), status: "active" },
  });
  const add = (projectId: string) =>
    people.owner<EmployeeJob & Problem>("POST", `${employeesAt}/${one.id}/jobs`, {
      body: {
        effectiveFrom: "2099-01-01",
        departmentId: people.departmentId,
        designationId: people.designationId,
        costSplit: [
          { departmentId: people.departmentId, pct: 7500 },
          { projectId, pct: 2500 },
        ],
      },
    });
  const refused = await add(companyId);
  expect([refused.status, refused.body.errors?.map(({ pointer, code }) => [pointer, code])]).toEqual([
    422,
    [["/costSplit/1/projectId", "unknown-reference"]],
  ]);
  const { status, body } = await add(project.id);
  expect(status).toBe(201);
  expect(body.costSplit).toEqual([
    { departmentId: people.departmentId, department: "Archive", projectId: null, project: null, pct: 7500 },
    { departmentId: null, department: null, projectId: project.id, project: "Archive move", pct: 2500 },
  ]);
});
