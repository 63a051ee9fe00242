/** Leave of people who move to another company: carried, encashed or forfeited, on the day of the move. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Leave, LeaveBalance, LeaveLog, LeaveType, ManualLeave, Transfer } from "#generated/hrms/schema.ts";
import { sampleCompanies } from "#src/store/samples/companies.ts";
import { sampleId } from "#src/store/samples/ids.ts";
import { structureId } from "#src/store/samples/insert-structure.ts";
import { type HrmsGateway, openHrmsGateway, trading } from "../../support/hrms-gateway.ts";

const { id: logistics } = sampleCompanies.logistics;
/** The 1st of a month. */
const now = () => new Date("2026-12-01T04:00:00Z");
let gateway: HrmsGateway;
let owner: HrmsGateway["call"];
let hr: HrmsGateway["call"];
let lieu: LeaveType;
let number = 9500;

beforeAll(async () => {
  gateway = await openHrmsGateway({ now });
  [owner, hr] = [await gateway.signIn("admin@demo.com", "admin"), await gateway.signIn("hr@merlion.demo", "hr")];
  const types = await owner<{ items: LeaveType[] }>("GET", `/companies/${trading}/leave-types`, {
    query: { pageSize: 100 },
  });
  lieu = types.body.items.find(({ kind }) => kind === "off-in-lieu") as LeaveType;
});
afterAll(() => gateway.close());

/** Someone who may move, with three days off in lieu until June. */
async function mover(): Promise<string> {
  const { rows } = await gateway.database.pool.query<{ id: string }>(
    `select e.id from employees e where e.company_id = $1 and e.status = 'confirmed' and e.suspended_from is null and e.start_date < '2026-06-01' and e.contract_type = 'permanent'
       and not exists (select 1 from user_access a where a.employee_id = e.id) and not exists (select 1 from transfers t where t.employee_id = e.id)
       and not exists (select 1 from leaves l where l.employee_id = e.id)
       and not exists (select 1 from employee_jobs j where j.employee_id = e.id and j.effective_from > '2026-11-20')
       and not exists (select 1 from employee_reporting_lines l where l.manager_id = e.id) order by e.employee_no limit 1`,
    [trading],
  );
  const id = rows[0]?.id ?? "";
  const body = {
    employeeIds: [id],
    leaveTypeId: lieu.id,
    mode: "grant",
    units: 3,
    from: "2026-11-02",
    expiresOn: "2027-06-30",
  };
  const granted = await hr<ManualLeave[]>("POST", `/companies/${trading}/manual-leave`, {
    body: { ...body, reason: "Worked on holidays" },
  });
  expect(granted.status).toBe(201);
  return id;
}

async function move(employeeId: string, leaveTransfer: Transfer["leaveTransfer"]): Promise<string> {
  const place = `/companies/${trading}/employees/${employeeId}/transfers`;
  const asked = await hr<Transfer>("POST", place, {
    body: {
      toCompanyId: logistics,
      effective: "2026-12-01",
      newEmployeeNo: `ML${(number += 1)}`,
      departmentId: structureId("departments", "logistics", "OPS"),
      designationId: sampleId("designations/logistics/Day Dispatcher"),
      leaveTransfer,
    },
  });
  const done = await owner<Transfer>("POST", `${place}/${asked.body.id}/approve`, { body: {} });
  expect(done.body, JSON.stringify(done.body)).toMatchObject({ status: "executed" });
  return done.body.newEmployeeId ?? "";
}

const lieuOf = async (companyId: string, employeeId: string) =>
  (await owner<LeaveBalance[]>("GET", `/companies/${companyId}/employees/${employeeId}/leave-balances`)).body.find(
    ({ kind }) => kind === "off-in-lieu",
  );
const kindsOf = async (employeeId: string) =>
  (await owner<LeaveLog>("GET", `/companies/${trading}/employees/${employeeId}/leave-logs`)).body.entries
    .filter(({ leaveTypeId }) => leaveTypeId === lieu.id)
    .map(({ kind, units }) => [kind, units]);

it("is carried on the 1st to the same leave, with its expiry; leave planned for later ends", async () => {
  const id = await mover();
  const from = "2026-12-07";
  await hr("POST", `/companies/${trading}/manual-leave`, {
    body: { employeeIds: [id], leaveTypeId: lieu.id, mode: "take", from, reason: "Planned" },
  });
  const next = await move(id, "carry");
  expect(await lieuOf(logistics, next)).toMatchObject({
    available: 3,
    expiring: { units: 3, expiresOn: "2027-06-30" },
  });
  expect(await kindsOf(id)).toContainEqual(["transfer", -3]);
  const planned = await owner<{ items: Leave[] }>("GET", `/companies/${trading}/leaves`, { query: { employeeId: id } });
  expect(planned.body.items.map(({ status }) => status)).toEqual(["cancelled"]);
});

it("is encashed or forfeited instead, as decided", async () => {
  for (const [decision, kind] of [
    ["encash", "encash"],
    ["forfeit", "expire"],
  ] as const) {
    const id = await mover();
    const next = await move(id, decision);
    expect((await lieuOf(logistics, next))?.available).toBe(0);
    expect(await kindsOf(id)).toContainEqual([kind, -3]);
  }
});
