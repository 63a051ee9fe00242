/** A tenant with four people: a manager, a report, a newcomer on probation, and one who has left. */
import { randomUUID } from "node:crypto";
import type { RegisterAnswer } from "#generated/hrms/schema.ts";
import { defaultStep } from "#src/domain/approvals/shared/chain.ts";
import { roleId } from "#src/store/access/shared/access-ids.ts";
import type { HrmsGateway } from "./hrms-gateway.ts";
import { quickHash } from "./quick-hash.ts";

export interface PeopleWorld {
  readonly companyId: string;
  readonly tenantId: string;
  readonly ownerId: string;
  readonly ownerEmail: string;
  readonly password: string;
  /** Has all permissions in the tenant. */
  readonly owner: HrmsGateway["call"];
  readonly departments: { readonly sales: string; readonly finance: string };
  readonly people: {
    readonly boss: string;
    readonly report: string;
    readonly newcomer: string;
    readonly leaver: string;
  };
  readonly addBankAccount: (employeeId: string) => Promise<void>;
  /** Another account of the tenant, as an employee if given. */
  readonly account: (
    name: string,
    role: Parameters<typeof roleId>[0],
    employeeId?: string,
  ) => Promise<HrmsGateway["call"]>;
}

interface Person {
  fullName: string;
  born: string;
  start: string;
  status: string;
  department: string;
  residency: string;
  probationEnd?: string;
  lastDay?: string;
}

const password = "Orchid-Road-77";

/** Inserted as the database's owner: the employee operations are tested elsewhere. */
export async function peopleOfATenant({ call, signIn, database: { pool } }: HrmsGateway): Promise<PeopleWorld> {
  const ownerEmail = "keeper.of.people@kopi.example";
  const registered = await call<RegisterAnswer>("POST", "/jwt/register", {
    body: { email: ownerEmail, username: "peoplekeeper", password },
  });
  if (!("user" in registered.body)) throw new Error(JSON.stringify(registered.body));
  const ownerId = registered.body.user.id;
  await pool.query("update users set password_hash = $1 where id = $2", [quickHash(password), ownerId]);
  const { rows } = await pool.query<{ tenant_id: string; company_id: string }>(
    "select tenant_id, company_id from user_access where user_id = $1",
    [ownerId],
  );
  const { tenant_id: tenantId = "", company_id: companyId = "" } = rows[0] ?? {};

  async function insert(table: string, fields: Record<string, unknown>): Promise<string> {
    const id = randomUUID();
    const all = {
      id,
      tenant_id: tenantId,
      created_at: "2026-01-05T02:00:00Z",
      created_by: ownerId,
      updated_at: "2026-01-05T02:00:00Z",
      updated_by: ownerId,
      ...fields,
    };
    const names = Object.keys(all);
    await pool.query(
      `insert into ${table} (${names.map((name) => `"${name}"`).join(", ")}) values (${names.map((_, index) => `$${index + 1}`).join(", ")})`,
      Object.values(all),
    );
    return id;
  }
  const inCompany = (table: string, fields: Record<string, unknown>) =>
    insert(table, { company_id: companyId, ...fields });

  const [sales, finance] = [
    await inCompany("departments", { department: "Sales", code: "S", status: "active" }),
    await inCompany("departments", { department: "Finance", code: "F", status: "active" }),
  ];
  const designationId = await inCompany("designations", { name: "Associate", code: "A", status: "active" });
  let number = 0;

  async function employ(
    { fullName, born, start, status, department, residency, probationEnd, lastDay }: Person,
    managerId?: string,
  ): Promise<string> {
    const personId = await insert("persons", { full_name: fullName, date_of_birth: born });
    const leaving = lastDay === undefined ? {} : { last_day: lastDay, exit_reason: "resignation" };
    const employeeId = await inCompany("employees", {
      person_id: personId,
      employee_no: `W${(number += 1)}`,
      status,
      start_date: start,
      probation_end: probationEnd ?? null,
      contract_type: "permanent",
      ...leaving,
    });
    const jobId = await inCompany("employee_jobs", {
      employee_id: employeeId,
      effective_from: start,
      department_id: department,
      designation_id: designationId,
    });
    await inCompany("employee_residencies", { employee_id: employeeId, effective_from: start, residency });
    if (managerId !== undefined)
      await inCompany("employee_reporting_lines", {
        job_id: jobId,
        employee_id: employeeId,
        manager_id: managerId,
        kind: "primary",
      });
    return employeeId;
  }
  const boss = await employ({
    fullName: "Bala Boss",
    born: "1980-03-02",
    start: "2021-11-01",
    status: "confirmed",
    department: sales,
    residency: "citizen",
  });
  const report = await employ(
    {
      fullName: "Rina Report",
      born: "1995-11-25",
      start: "2024-06-03",
      status: "confirmed",
      department: sales,
      residency: "foreigner",
    },
    boss,
  );
  const newcomer = await employ({
    fullName: "Noor Newcomer",
    born: "2000-07-07",
    start: "2026-10-01",
    status: "probation",
    department: finance,
    residency: "citizen",
    probationEnd: "2026-12-15",
  });
  const leaver = await employ({
    fullName: "Lee Leaver",
    born: "1990-11-11",
    start: "2020-11-02",
    status: "exited",
    department: finance,
    residency: "citizen",
    lastDay: "2026-10-15",
  });
  const { rows: banks } = await pool.query<{ id: string }>("select id from banks limit 1");
  return {
    companyId,
    tenantId,
    ownerId,
    ownerEmail,
    password,
    owner: await signIn(ownerEmail, password),
    departments: { sales, finance },
    people: { boss, report, newcomer, leaver },
    async addBankAccount(employeeId) {
      const accountId = await inCompany("employee_bank_accounts", {
        employee_id: employeeId,
        bank_id: banks[0]?.id,
        account_name: "Rina",
        account_no_enc: "x",
        account_no_last4: "1234",
        method: "giro",
        share_kind: "remainder",
        effective_from: "2026-12-01",
        status: "pendingVerify",
      });
      await inCompany("approval_requests", {
        employee_id: employeeId,
        kind: "bankAccount",
        subject: "bank-accounts",
        record_id: accountId,
        section: "bankAccount",
        right: "pay",
        makers: JSON.stringify([ownerId]),
        steps: JSON.stringify([defaultStep]),
        step: 1,
        approvers: "[]",
        open: true,
        escalated_to: "[]",
        status: "submitted",
      });
    },
    async account(name, role, employeeId) {
      const id = randomUUID();
      const email = `${name}@people.example`;
      await pool.query(
        `insert into users (id, tenant_id, email, username, full_name, role, ability, password_hash, created_at)
         select $1, tenant_id, $2, $3, $3, 'user', '[]', password_hash, created_at from users where id = $4`,
        [id, email, name, ownerId],
      );
      await pool.query(
        "insert into user_access (tenant_id, user_id, company_id, role_ids, scope, employee_id) values ($1, $2, $3, $4, 'company', $5)",
        [tenantId, id, companyId, JSON.stringify([roleId(role)]), employeeId],
      );
      return signIn(email, password);
    },
  };
}
