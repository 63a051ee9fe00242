/** What a role hides is said to be hidden, never shown as nothing, and never leaks through feeds. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Dashboard, Employee, ExpiryPage, WorkPass } from "#generated/hrms/schema.ts";
import { masterId } from "#src/store/seeds/seed-masters.ts";
import { companyId, employeesAt, openPeople, type People } from "./employees-setup.ts";

let people: People;
let boss: Employee;
let report: Employee;
let stranger: Employee;
const now = new Date("2026-11-20T04:00:00Z");
const expiriesAt = `/companies/${companyId}/expiries`;

beforeAll(async () => {
  people = await openPeople(() => now);
  const job = { departmentId: people.departmentId, designationId: people.designationId };
  boss = await people.add("Hidden Boss");
  report = await people.add("Hidden Report", {
    job: { ...job, reporting_tos: [{ managerId: boss.id, kind: "primary" }] },
    residency: { residency: "foreigner" },
  });
  stranger = await people.add("Hidden Stranger", { residency: { residency: "foreigner" } });
  for (const { id } of [report, stranger]) {
    const { status } = await people.owner<WorkPass>("POST", `${employeesAt}/${id}/work-passes`, {
      body: {
        typeId: masterId("workpass-types", "EP"),
        passNo: "F7712341P",
        issuedOn: "2025-01-01",
        expiry: "2026-12-14",
        status: "issued",
      },
    });
    expect(status).toBe(201);
  }
}, 60_000);
afterAll(() => people.gateway.close());

const expiries = async (call: People["owner"]) =>
  (await call<ExpiryPage>("GET", `${expiriesAt}?q=Hidden&kind=pass`)).body;

it("managers see kind and day of what expires for their reports, and not for others", async () => {
  const manager = await people.as(boss.id, ["manager"]);
  const seen = await expiries(manager);
  expect(seen.items).toMatchObject([
    { employeeId: report.id, kind: "pass", name: null, expiry: "2026-12-14", daysLeft: 24, band: "days30" },
  ]);
  expect([seen.counts.days30, seen.hidden]).toEqual([1, []]);
  const { body } = await manager<Employee>("GET", `${employeesAt}/${report.id}`);
  expect(body.warnings).toEqual([
    {
      code: "expires",
      params: { kind: "pass", recordId: seen.items[0]?.recordId, name: "", day: "2026-12-14", days: 24 },
    },
  ]);
});

it("a reader of everyone without identities learns that passes are hidden", async () => {
  const approver = await people.as(null, ["payrollApprover"]);
  const seen = await expiries(approver);
  expect([seen.total, seen.hidden]).toEqual([0, ["pass", "passport"]]);
  const owner = await expiries(people.owner);
  expect([owner.total, owner.hidden, owner.items[0]?.name]).toEqual([2, [], "Employment Pass"]);
});

it("the record warns of a missing pass, of those who need one", async () => {
  const bare = await people.add("Hidden Bare", { residency: { residency: "foreigner" } });
  const local = await people.add("Hidden Local", { residency: { residency: "citizen" } });
  const warnings = async ({ id }: Employee) =>
    (await people.owner<Employee>("GET", `${employeesAt}/${id}`)).body.warnings.map(({ code }) => code);
  expect([await warnings(bare), await warnings(local), await warnings(report)]).toEqual([
    ["pass-missing"],
    [],
    ["expires"],
  ]);
});

it("recent changes show bank accounts and pay only to those who may read them", async () => {
  // By the real clock, so that these changes follow those of the samples.
  const today = await openPeople();
  const { id } = await today.add("Hidden Payee");
  const own = `${employeesAt}/${id}`;
  await today.owner("POST", `${own}/bank-accounts`, {
    body: {
      bankId: masterId("banks", "7171"),
      accountName: "Hidden Payee",
      accountNo: "0721236789",
      method: "giro",
      shareKind: "remainder",
      effectiveFrom: "2026-11-01",
    },
  });
  await today.owner("POST", `${own}/pay-terms`, {
    body: { effectiveFrom: "2026-11-01", rateType: "monthly", basic: 777_700 },
  });
  const changes = async (call: People["owner"]) =>
    (await call<Dashboard>("GET", `/companies/${companyId}/dashboard`)).body.recentChanges;
  const made = (await changes(today.owner)).slice(0, 2);
  expect(made.map(({ subject }) => subject).toSorted()).toEqual(["bank-accounts", "employees"]);
  expect(made.some(({ recordName }) => recordName.includes("6789"))).toBe(true);
  const ids = made.map((event) => event.id);
  const ofHr = await changes(await today.gateway.signIn("hr@merlion.demo", "hr"));
  expect(ofHr.filter((event) => ids.includes(event.id) || event.subject === "bank-accounts")).toEqual([]);
  expect(JSON.stringify(ofHr)).not.toContain("6789");
  await today.gateway.close();
});

it("a pass number that is the FIN is masked, and shown by unmasking only", async () => {
  const { body } = await people.owner<{ items: WorkPass[] }>("GET", `${employeesAt}/${report.id}/work-passes`);
  expect(body.items[0]?.passNo).toBe("••••341P");
});
