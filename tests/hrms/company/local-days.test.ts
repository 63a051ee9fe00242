/** Which day is "today" at the edges of time zones: by work location for an employee, by company, and by tenant. */
import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import type { AuditEventPage, Company, Employee, NotificationPage, Settings, Tenant } from "#generated/hrms/schema.ts";
import { type HrmsGateway, openHrmsGateway } from "../../support/hrms-gateway.ts";
import { runJobNow } from "../../support/jobs.ts";
import { peopleOfATenant, type PeopleWorld } from "../../support/people-world.ts";

let gateway: HrmsGateway;
let world: PeopleWorld;
let clock: Date;

/** The 26th in Singapore since half an hour, the 25th in Lisbon, and early on the 26th in Kiritimati. */
const edge = "2026-11-25T16:30:00Z";

beforeEach(async () => {
  clock = new Date("2026-11-20T04:00:00Z");
  gateway = await openHrmsGateway({ now: () => clock, settings: { accessTokenSeconds: 30 * 86_400 } });
  world = await peopleOfATenant(gateway);
  return () => gateway.close();
});

const query = (text: string, ...values: unknown[]) => gateway.database.pool.query(text, values);

async function moveCompany(tz: string): Promise<void> {
  const at = `/companies/${world.companyId}`;
  const { body } = await world.owner<Company>("GET", at);
  const saved = await world.owner("PUT", at, {
    headers: { "If-Match": `"${body.version}"` },
    body: { company_name: body.company_name, uen: "202134567W", tz },
  });
  expect(saved.status).toBe(200);
}

async function moveTenant(timeZone: string): Promise<void> {
  const at = "/tenant/settings";
  const { version } = (await world.owner<Settings>("GET", at)).body;
  const saved = await world.owner("PUT", at, {
    headers: { "If-Match": `"${version}"` },
    body: { region: { timeZone, locale: "en", currency: "SGD" } },
  });
  expect(saved.status).toBe(200);
}

describe("of a company", () => {
  it("ends access after the last day there", async () => {
    const leaver = await world.account("lastday", "hrAdmin");
    await query(
      "update user_access set valid_to = '2026-11-25' where user_id = (select id from users where username = 'lastday')",
    );
    const enter = async (at: string) => {
      clock = new Date(at);
      return (await leaver("GET", `/companies/${world.companyId}/departments`)).status === 200;
    };
    expect([await enter("2026-11-25T15:59:59Z"), await enter("2026-11-25T16:00:00Z")]).toEqual([true, false]);
    await moveCompany("Europe/Lisbon");
    expect([await enter("2026-11-25T23:59:59Z"), await enter("2026-11-26T00:00:00Z")]).toEqual([true, false]);
  });

  it("counts the days to an expiry", async () => {
    await query(
      `insert into employee_work_passes (id, tenant_id, company_id, employee_id, type_id, issued_on, expiry, status, created_at, created_by, updated_at, updated_by)
       select $1, $2, $3, $4, (select id from workpass_types where name = 'Employment Pass'), '2024-12-01', '2026-12-20', 'issued', now(), $5, now(), $5`,
      randomUUID(),
      world.tenantId,
      world.companyId,
      world.people.report,
      world.ownerId,
    );
    await moveCompany("Europe/Lisbon");
    clock = new Date(edge);
    await runJobNow(gateway, "send-expiry-notices", { now: () => clock });
    const { items } = (await world.owner<NotificationPage>("GET", "/me/notifications")).body;
    expect(items.find(({ type }) => type === "workpass-expiring")?.params).toMatchObject({ days: 25 });
  });
});

describe("of an employee", () => {
  async function worksAt(tz: string): Promise<void> {
    const locationId = randomUUID();
    const who = [world.tenantId, world.companyId, world.ownerId];
    await query(
      `insert into work_locations (id, tenant_id, company_id, name, radius_m, tz, status, created_at, created_by, updated_at, updated_by)
       values ($1, $2, $3, $6, 100, $5, 'active', now(), $4, now(), $4)`,
      locationId,
      ...who,
      tz,
      `Site in ${tz}`,
    );
    await query(
      "delete from employee_jobs where employee_id = $1 and effective_from = '2026-11-26'",
      world.people.boss,
    );
    await query("update employee_jobs set location_id = $1 where employee_id = $2", locationId, world.people.boss);
    await query(
      `insert into employee_jobs (id, tenant_id, company_id, employee_id, effective_from, department_id, designation_id, location_id, created_at, created_by, updated_at, updated_by)
       select gen_random_uuid(), tenant_id, company_id, employee_id, '2026-11-26', $1, designation_id, location_id, now(), created_by, now(), created_by
       from employee_jobs where employee_id = $2`,
      world.departments.finance,
      world.people.boss,
    );
  }
  const departmentNow = async () => {
    const { body } = await world.owner<Employee>("GET", `/companies/${world.companyId}/employees/${world.people.boss}`);
    return body.job?.departmentId;
  };

  it("is that of the work location, not of the company", async () => {
    const { sales, finance } = world.departments;
    clock = new Date(edge);
    await worksAt("Europe/Lisbon");
    expect(await departmentNow()).toBe(sales);
    await worksAt("Pacific/Kiritimati");
    await moveCompany("Europe/Lisbon");
    expect(await departmentNow()).toBe(finance);
  });

  it("is the company's without a work location", async () => {
    await worksAt("Asia/Singapore");
    await query("update employee_jobs set location_id = null where employee_id = $1", world.people.boss);
    clock = new Date(edge);
    expect(await departmentNow()).toBe(world.departments.finance);
    await moveCompany("Europe/Lisbon");
    expect(await departmentNow()).toBe(world.departments.sales);
  });
});

describe("of a tenant", () => {
  it("closes it on its own day", async () => {
    await moveTenant("Pacific/Pago_Pago");
    clock = new Date(edge);
    const platform = await gateway.signIn("platform@hrms.demo", "platform");
    const at = `/platform/tenants/${world.tenantId}`;
    const closing = await platform<Tenant>("POST", `${at}/close`, { body: { reason: "They have moved on", days: 7 } });
    expect(closing.body.closesOn).toBe("2026-12-02");
    const stateAt = async (moment: string) => {
      clock = new Date(moment);
      await runJobNow(gateway, "close-tenants", { now: () => clock });
      return (await platform<Tenant>("GET", at)).body.status;
    };
    expect([await stateAt("2026-12-02T10:59:59Z"), await stateAt("2026-12-02T11:00:00Z")]).toEqual([
      "closing",
      "closed",
    ]);
  });

  it("decides which day an event of the audit log belongs to", async () => {
    clock = new Date(edge);
    const made = await world.owner("POST", `/companies/${world.companyId}/grades`, {
      body: { name: "At the edge", rank: 1 },
    });
    expect(made.status).toBe(201);
    const on = async (day: string) => {
      const { body } = await world.owner<AuditEventPage>("GET", "/tenant/audit-events", {
        query: { atFrom: day, atTo: day, q: "At the edge" },
      });
      return body.total;
    };
    expect([await on("2026-11-25"), await on("2026-11-26")]).toEqual([0, 1]);
    await moveTenant("Europe/Lisbon");
    expect([await on("2026-11-25"), await on("2026-11-26")]).toEqual([1, 0]);
  });
});
