/** Clients, projects and their teams. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type {
  Client,
  ClientPage,
  HistoryPage,
  Problem,
  Project,
  ProjectMember,
  ProjectOption,
  ProjectPage,
  ProjectTeam,
} from "#generated/hrms/schema.ts";
import { sampleCompanies } from "#src/store/samples/companies.ts";
import { structureId } from "#src/store/samples/insert-structure.ts";
import { employeeId } from "#src/store/samples/people/insert-people.ts";
import { type HrmsGateway, openHrmsGateway, trading } from "../../support/hrms-gateway.ts";

const company = `/companies/${trading}`;
const coldRooms = structureId("projects", "trading", "RCR");
const raintree = structureId("clients", "trading", "RAIN");
const warehouseManager = employeeId("trading/WH/Warehouse Manager/1");

let gateway: HrmsGateway;
let call: HrmsGateway["call"];
beforeAll(async () => {
  gateway = await openHrmsGateway();
  call = await gateway.signIn("admin@demo.com", "admin");
});
afterAll(() => gateway.close());

type Either<Body> = Omit<Body, "status"> & Omit<Problem, "status">;

describe("a client", () => {
  const list = `${company}/clients`;

  it("has contacts and billing, counts its projects, and cannot be deleted while it has any", async () => {
    const made = await call<Either<Client>>("POST", list, {
      body: {
        name: " Pandan  Hotel ",
        code: "PANDAN",
        uen: "201766554r",
        contacts: [{ name: "Wong Jun Kai", role: " ", email: "jk@pandan.example" }],
        billingAddress: "3 Pandan Loop\r\nSingapore",
      },
    });
    expect([made.status, made.body]).toMatchObject([
      201,
      {
        name: "Pandan Hotel",
        uen: "201766554R",
        contacts: [{ name: "Wong Jun Kai", role: null, email: "jk@pandan.example", phone: null }],
        billingAddress: "3 Pandan Loop\nSingapore",
        projects: 0,
      },
    ]);
    await call("POST", `${company}/projects`, {
      body: { name: "Pandan kitchen", clientId: made.body.id, managerId: warehouseManager },
    });
    expect((await call<Client>("GET", `${list}/${made.body.id}`)).body.projects).toBe(1);
    expect((await call<Problem>("DELETE", `${list}/${made.body.id}`)).body).toMatchObject({
      status: 409,
      code: "in-use",
      errors: [{ params: { subject: "projects", name: "Pandan kitchen" } }],
    });
    const found = (await call<ClientPage>("GET", list, { query: { q: "pandan" } })).body;
    expect(found.items.map(({ id }) => id)).toEqual([made.body.id]);
  });

  it.each([
    ["a UEN of no known shape", { uen: "ABCDEFGHI" }, "/uen", "uen"],
    ["an address that is none", { billingEmail: "nobody" }, "/billingEmail", "pattern"],
    ["a contact without a name", { contacts: [{ role: "Buyer" }] }, "/contacts/0/name", "required"],
  ])("is rejected with %s", async (_what, body, pointer, code) => {
    expect((await call<Problem>("POST", list, { body: { name: "Refused", ...body } })).body).toMatchObject({
      status: 422,
      errors: [{ pointer, code }],
    });
  });

  it("has a unique name, and is exported with its first contact", async () => {
    expect((await call<Problem>("POST", list, { body: { name: "RAINTREE mall pte. ltd." } })).body).toMatchObject({
      status: 409,
      errors: [{ pointer: "/name" }],
    });
    const { body: file } = await call<string>("GET", `${list}/export`, { query: { q: "raintree" } });
    expect(file.trim().split("\r\n")[1]).toContain("Tan Hui Ling");
  });
});

describe("a project", () => {
  const list = `${company}/projects`;
  const create = (body: object) =>
    call<Either<Project>>("POST", list, { body: { managerId: warehouseManager, ...body } });

  it("names its client, can be filtered by client and state, and is active after being restored", async () => {
    const { items } = (await call<ProjectPage>("GET", list, { query: { clientId: [raintree] } })).body;
    expect(items.map(({ id, client }) => [id, client])).toEqual([[coldRooms, "Raintree Mall Pte. Ltd."]]);
    const planned = (await call<ProjectPage>("GET", list, { query: { status: ["planned"] } })).body.items;
    expect(new Set(planned.map(({ status }) => status))).toEqual(new Set(["planned"]));
    const { body: made } = await create({ name: "Passing", status: "onHold" });
    expect((await call<Project>("POST", `${list}/${made.id}/archive`)).body.status).toBe("archived");
    expect((await call<Project>("POST", `${list}/${made.id}/restore`)).body.status).toBe("active");
    expect((await call("DELETE", `${list}/${made.id}`)).status).toBe(204);
  });

  it("cannot end before it starts, and needs a client of its own company", async () => {
    expect((await create({ name: "Backwards", startDate: "2026-09-01", endDate: "2026-08-31" })).body).toMatchObject({
      status: 422,
      errors: [{ pointer: "/endDate", code: "before-start" }],
    });
    const other = structureId("clients", "logistics", "SCS");
    expect((await create({ name: "Abroad", clientId: other })).body).toMatchObject({
      status: 422,
      errors: [{ pointer: "/clientId", code: "unknown-reference" }],
    });
  });

  it("needs a current employee of its company as manager, can be found by manager, and records changes of manager", async () => {
    const buyer = employeeId("trading/PUR/Senior Buyer/1");
    const { body: made } = await create({
      name: "Shelf labels",
      managerId: buyer,
      activities: [{ name: " Design " }, { name: "Print  run" }],
    });
    expect(made).toMatchObject({
      managerId: buyer,
      manager: expect.any(String),
      managerNotice: null,
      activities: [{ name: "Design" }, { name: "Print run" }],
    });
    const found = (await call<ProjectPage>("GET", list, { query: { managerId: [buyer] } })).body.items;
    expect(found.map(({ id }) => id)).toEqual([made.id]);
    const { changes } = (await call<HistoryPage>("GET", `${list}/${made.id}/history`)).body.items[0] ?? { changes: [] };
    expect(changes).toEqual(
      expect.arrayContaining([
        { field: "manager", before: null, after: made.manager },
        { field: "activities", before: null, after: "Design; Print run" },
      ]),
    );
    const { body: file } = await call<string>("GET", `${list}/export`, {
      query: { managerId: [buyer], columns: ["name", "client", "manager", "activities", "members", "status"] },
    });
    expect(file.trim().split("\r\n")).toEqual([
      "name,client,manager,activities,members,status",
      `Shelf labels,,${made.manager},Design; Print run,0,planned`,
    ]);
    const byManager = (await call<ProjectPage>("GET", list, { query: { sort: "manager" } })).body.items.map(
      ({ manager }) => manager ?? "",
    );
    expect(byManager).toEqual(byManager.toSorted((one, other) => one.localeCompare(other)));
  });

  it.each([
    ["no manager", { managerId: undefined }, "/managerId", "required"],
    [
      "a manager of another company",
      { managerId: employeeId("logistics/OPS/Depot Manager, Tuas/1") },
      "/managerId",
      "unknown-reference",
    ],
    ["an activity twice", { activities: [{ name: "Fitting" }, { name: " FITTING " }] }, "/activities/1/name", "twice"],
    ["an activity without a name", { activities: [{ name: " " }] }, "/activities/0/name", "pattern"],
  ])("is rejected with %s", async (_what, body, pointer, code) => {
    expect((await create({ name: "Refused", ...body })).body).toMatchObject({
      status: 422,
      errors: [{ pointer, code }],
    });
  });

  it("offers neither closed nor archived projects", async () => {
    const { body } = await call<ProjectOption[]>("GET", `${list}/options`);
    expect(body.map(({ id }) => id)).toContain(coldRooms);
    expect(body.map(({ id }) => id)).not.toContain(structureId("projects", "trading", "WHM"));
  });
});

describe("a team", () => {
  const list = `${company}/projects/${coldRooms}`;
  const add = (body: object) => call<Either<ProjectMember>>("POST", `${list}/members`, { body });

  it("has each person once, with role and dates, and the project's history records changes", async () => {
    const before = (await call<ProjectTeam>("GET", `${list}/members`)).body;
    const { body: people } = await call<ProjectOption[]>("GET", `${list}/candidates`);
    const [first, second] = people;
    if (!first || !second) throw new Error("the samples hold nobody to choose");
    const made = await add({ employeeId: first.id, role: " Site  engineer ", startDate: "2026-03-01" });
    expect([made.status, made.body]).toMatchObject([
      201,
      { fullName: first.label, role: "Site engineer", endDate: null, state: "current", version: 1 },
    ]);
    expect((await add({ employeeId: first.id, role: "Again", startDate: "2026-03-01" })).body).toMatchObject({
      status: 409,
      code: "duplicate",
      errors: [{ pointer: "/employeeId" }],
    });
    const left = (await call<ProjectOption[]>("GET", `${list}/candidates`)).body.map(({ id }) => id);
    expect(left).not.toContain(first.id);
    const put = (version: number, body: object) =>
      call<Either<ProjectMember>>("PUT", `${list}/members/${made.body.id}`, {
        headers: { "If-Match": `"${version}"` },
        body,
      });
    const ended = { employeeId: first.id, role: "Site engineer", startDate: "2025-03-01", endDate: "2025-06-30" };
    expect((await put(1, ended)).body).toMatchObject({ endDate: "2025-06-30", state: "ended", version: 2 });
    expect((await put(1, ended)).body).toMatchObject({ status: 409, code: "version-clash" });
    expect((await put(2, { ...ended, employeeId: second.id })).body).toMatchObject({
      status: 422,
      errors: [{ pointer: "/employeeId", code: "fixed" }],
    });
    expect((await put(2, { ...ended, endDate: "2025-02-28" })).body).toMatchObject({
      status: 422,
      errors: [{ pointer: "/endDate", code: "before-start" }],
    });
    expect((await call<ProjectTeam>("GET", `${list}/members`)).body.total).toBe(before.total + 1);
    expect((await call("DELETE", `${list}/members/${made.body.id}`)).status).toBe(204);
    expect((await call<ProjectTeam>("GET", `${list}/members`)).body).toEqual(before);
    const { items } = (await call<HistoryPage>("GET", `${list}/history`)).body;
    expect(items.slice(0, 3).map(({ changes }) => changes[0]?.field)).toEqual(["team", "team", "team"]);
    expect(items[0]?.changes[0]).toEqual({
      field: "team",
      before: `${first.label}, Site engineer, 2025-03-01 – 2025-06-30`,
      after: null,
    });
  });

  it("has hourly rates that only people with permission for pay can read and set", async () => {
    const [person] = (await call<ProjectOption[]>("GET", `${list}/candidates`)).body;
    const made = await add({ employeeId: person?.id, role: "Fitter", startDate: "2026-03-01", rate: 6500 });
    expect(made.body).toMatchObject({ rate: 6500 });
    const put = (as: typeof call, version: number, body: object) =>
      as<Either<ProjectMember>>("PUT", `${list}/members/${made.body.id}`, {
        headers: { "If-Match": `"${version}"` },
        body: { employeeId: person?.id, role: "Fitter", startDate: "2026-03-01", ...body },
      });
    expect((await call<ProjectTeam>("GET", `${list}/members`)).body.setsRates).toBe(true);
    // HR manages teams but cannot see pay.
    const hr = await gateway.signIn("hr@merlion.demo", "hr");
    const { body: team } = await hr<ProjectTeam>("GET", `${list}/members`);
    expect([team.setsRates, team.items.filter((member) => "rate" in member)]).toEqual([false, []]);
    expect((await put(hr, 1, { rate: 1 })).body).toMatchObject({ status: 403, detail: expect.stringContaining("pay") });
    const changed = (await put(hr, 1, { role: "Lead fitter" })).body;
    expect([changed, "rate" in changed]).toMatchObject([{ role: "Lead fitter", version: 2 }, false]);
    expect(
      (await call<ProjectTeam>("GET", `${list}/members`)).body.items.find(({ id }) => id === made.body.id)?.rate,
    ).toBe(6500);
    expect((await put(call, 2, { rate: null })).body).toMatchObject({ rate: null, version: 3 });
    const reported = (await call<HistoryPage>("GET", `${list}/history`)).body.items.flatMap(({ changes }) =>
      changes.map(({ field }) => field),
    );
    expect(reported).not.toContain("pay.projectRate");
    const own = (await call<HistoryPage>("GET", `${company}/employees/${person?.id}/history`)).body.items.flatMap(
      ({ changes }) => changes,
    );
    expect(own.filter(({ field }) => field.startsWith("pay.project"))).toEqual([
      { field: "pay.project", before: "Raintree cold rooms", after: null },
      { field: "pay.projectRate", before: 6500, after: null },
      { field: "pay.project", before: null, after: "Raintree cold rooms" },
      { field: "pay.projectRate", before: null, after: 6500 },
    ]);
  });

  it("rejects people of another company", async () => {
    const { logistics } = sampleCompanies;
    const night = structureId("projects", "logistics", "JNR");
    const [outsider] = (await call<ProjectOption[]>("GET", `/companies/${logistics.id}/projects/${night}/candidates`))
      .body;
    expect((await add({ employeeId: outsider?.id, role: "Driver", startDate: "2026-03-01" })).body).toMatchObject({
      status: 422,
      errors: [{ pointer: "/employeeId", code: "unknown-reference" }],
    });
  });
});
