/** Who may see and change which employees: scopes by role, and fields by class. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Employee, EmployeeOption, EmployeePage, OrgChart, Problem } from "#generated/hrms/schema.ts";
import { companyId, employeesAt, openPeople, type People } from "./employees-setup.ts";

let people: People;
let boss: Employee;
let report: Employee;
let below: Employee;
let outsider: Employee;
const job = () => ({ departmentId: people.departmentId, designationId: people.designationId });
const under = (managerId: string) => ({ job: { ...job(), reporting_tos: [{ managerId, kind: "primary" as const }] } });
const pay = { pay: { rateType: "monthly" as const, basic: 520_000 } };

beforeAll(async () => {
  people = await openPeople();
  boss = await people.add("Quek Archive Boss", pay);
  report = await people.add("Quek Archive Report", {
    ...under(boss.id),
    ...pay,
    identity: { idType: "NRIC", idNo: "S1234567D" },
    residency: { residency: "citizen" },
  });
  below = await people.add("Quek Archive Below", under(report.id));
  outsider = await people.add("Quek Archive Stranger", pay);
});
afterAll(() => people.gateway.close());

const names = async (call: People["owner"], query = "q=Quek Archive&pageSize=100") => {
  const { status, body } = await call<EmployeePage>("GET", `${employeesAt}?${query}`);
  expect(status).toBe(200);
  return body.items.map(({ fullName }) => fullName.replace("Quek Archive ", ""));
};
const one = (call: People["owner"], { id }: Employee) => call<Employee>("GET", `${employeesAt}/${id}`);

describe("a manager", () => {
  it("sees direct and indirect reports, but never their pay or identity", async () => {
    const call = await people.as(boss.id, ["manager"]);
    expect(await names(call)).toEqual(["Below", "Report"]);
    const { body } = await one(call, report);
    expect(body).toMatchObject({
      personal: null,
      identity: null,
      pay: null,
      statutory: null,
      rights: { read: ["public"], write: [], actions: [] },
    });
    expect(body.job?.department).toBe("Archive");
    expect((await call("GET", `${employeesAt}/${report.id}/pay-terms`)).status).toBe(403);
    expect((await one(call, outsider)).status).toBe(404);
    expect((await one(call, boss)).status).toBe(404);
  });

  it("who is an employee sees their own pay, but not that of others", async () => {
    const call = await people.as(boss.id, ["manager", "employee"]);
    expect(await names(call)).toEqual(["Below", "Boss", "Report"]);
    expect((await one(call, boss)).body).toMatchObject({ self: true, pay: { basic: 520_000 } });
    expect((await one(call, report)).body.pay).toBeNull();
    expect((await call("GET", `${employeesAt}/${report.id}/pay-terms`)).status).toBe(403);
  });

  it("gets only their reports as choices and in the org chart", async () => {
    const call = await people.as(boss.id, ["manager"]);
    const { body: options } = await call<EmployeeOption[]>("GET", `${employeesAt}/options?q=Quek`);
    expect(options.map(({ id }) => id)).toEqual([below.id, report.id]);
    const { body: chart } = await call<OrgChart>("GET", `/companies/${companyId}/org-chart`);
    expect(chart.nodes.map(({ id, managerId, total }) => ({ id, managerId, total }))).toEqual([
      { id: report.id, managerId: null, total: 1 },
      { id: below.id, managerId: report.id, total: 0 },
    ]);
  });

  it("cannot change, export or add employees", async () => {
    const call = await people.as(boss.id, ["manager"]);
    const answers = [
      await call("PUT", `${employeesAt}/${report.id}/contact`, { body: {}, headers: { "If-Match": "1" } }),
      await call("POST", `${employeesAt}/${report.id}/suspend`, { body: { from: "2026-01-01", reason: "Because" } }),
      await call("GET", `${employeesAt}/export`),
      await call("POST", employeesAt, {
        body: { person: { fullName: "X" }, employment: { startDate: "2026-01-01", contractType: "permanent" } },
      }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  });
});

describe("an employee", () => {
  it("sees only their own record", async () => {
    const call = await people.as(report.id, ["employee"]);
    expect(await names(call)).toEqual(["Report"]);
    expect((await one(call, report)).body).toMatchObject({
      self: true,
      identity: { idNoMasked: "••••567D" },
      pay: { basic: 520_000 },
    });
    expect((await one(call, boss)).status).toBe(404);
  });

  it("sees their own masked numbers without a reason; others need permission and a reason", async () => {
    const own = await people.as(report.id, ["employee"]);
    const unmask = (call: People["owner"], { id }: Employee, body: object = { field: "idNo" }) =>
      call<{ value: string } & Problem>("POST", `${employeesAt}/${id}/unmask`, { body });
    expect((await unmask(own, report)).body).toEqual({ value: "S1234567D" });
    expect((await unmask(own, boss)).status).toBe(404);
    const manager = await people.as(boss.id, ["manager"]);
    expect((await unmask(manager, report, { field: "idNo", reason: "Just to see it" })).status).toBe(403);
    expect((await unmask(people.owner, report)).body.errors).toMatchObject([{ pointer: "/reason", code: "required" }]);
  });

  it("not named in an access row sees nobody", async () => {
    const call = await people.as(null, ["employee", "manager"]);
    expect(await names(call)).toEqual([]);
    expect((await one(call, report)).status).toBe(404);
  });
});

describe("field classes", () => {
  it("hide pay from HR, and identity from the payroll approver", async () => {
    const hr = await people.as(null, ["hrAdmin"]);
    expect((await one(hr, report)).body).toMatchObject({ pay: null, identity: { idNoMasked: "••••567D" } });
    expect(
      (
        await hr("POST", `${employeesAt}/${report.id}/pay-terms`, {
          body: { effectiveFrom: "2027-01-01", rateType: "monthly", basic: 1 },
        })
      ).status,
    ).toBe(403);
    const { status, body } = await hr<Problem>("POST", employeesAt, {
      body: { person: { fullName: "X" }, employment: { startDate: "2026-01-01", contractType: "permanent" }, ...pay },
    });
    expect([status, body.type]).toEqual([403, "/problems/forbidden"]);
    const approver = await people.as(null, ["payrollApprover"]);
    expect((await one(approver, report)).body).toMatchObject({ identity: null, pay: { basic: 520_000 } });
    const { body: list } = await approver<EmployeePage>("GET", `${employeesAt}?q=Quek Archive Report`);
    expect(list.items[0]).toMatchObject({ residency: null });
  });

  it("limit search: no match by identity number without permission", async () => {
    const hr = await people.as(null, ["hrAdmin"]);
    expect(await names(hr, "q=567D")).toEqual(["Report"]);
    expect(await names(hr, "q=s1234567d")).toEqual(["Report"]);
    const approver = await people.as(null, ["payrollApprover"]);
    expect(await names(approver, "q=567D")).toEqual([]);
    expect(await names(approver, "q=S1234567D")).toEqual([]);
  });

  it("keep to the scope of the access row, even if the role reaches further", async () => {
    const hr = await people.as(boss.id, ["hrAdmin"], "department");
    expect(await names(hr)).toEqual(["Below", "Boss", "Report", "Stranger"]);
    const self = await people.as(boss.id, ["hrAdmin"], "self");
    expect(await names(self)).toEqual(["Boss"]);
    expect((await self("GET", `/companies/${companyId}/grades`)).status).toBe(403);
    // They can choose the company they work in, but not read its record.
    expect((await self<{ id: string }[]>("GET", "/companies/options")).body.map(({ id }) => id)).toEqual([companyId]);
    expect((await self("GET", "/companies")).status).toBe(403);
  });
});
