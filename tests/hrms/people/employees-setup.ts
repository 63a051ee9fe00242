/** Employees for tests: their own department in a sample company, and an account with the role a test needs. */
import type { Employee, EmployeeCreate, Department, Designation } from "#generated/hrms/schema.ts";
import { sampleAccounts, sampleTenants } from "#src/store/samples/accounts.ts";
import { sampleCompanies } from "#src/store/samples/companies.ts";
import type { AccessScope } from "#src/domain/access/shared/vocabulary.ts";
import { roleId } from "#src/store/access/shared/access-ids.ts";
import { type HrmsGateway, openHrmsGateway } from "../../support/hrms-gateway.ts";

type Call = HrmsGateway["call"];
type Role = Parameters<typeof roleId>[0];
export const companyId = sampleCompanies.trading.id;
export const employeesAt = `/companies/${companyId}/employees`;

let serial = 0;
const next = (): string => String((serial += 1)).padStart(4, "0");

export interface People {
  readonly gateway: HrmsGateway;
  readonly owner: Call;
  readonly departmentId: string;
  readonly designationId: string;
  /** An active employee unless stated otherwise. */
  readonly add: (fullName: string, more?: Partial<EmployeeCreate>) => Promise<Employee>;
  /** Callum, with the given roles and employee. */
  readonly as: (employeeId: string | null, roles: readonly Role[], scope?: AccessScope) => Promise<Call>;
}

export async function openPeople(now?: () => Date): Promise<People> {
  const gateway = await openHrmsGateway({ ...(now && { now }) });
  const owner = await gateway.signIn("admin@demo.com", "admin");
  const department = await owner<Department>("POST", `/companies/${companyId}/departments`, {
    body: { department: "Archive", code: "ARC" },
  });
  const designation = await owner<Designation>("POST", `/companies/${companyId}/designations`, {
    body: { designation: "Archivist", gradeId: null },
  });
  const [departmentId, designationId] = [department.body.id, designation.body.id];
  return {
    gateway,
    owner,
    departmentId,
    designationId,
    async add(fullName, more = {}) {
      const body: EmployeeCreate = {
        person: { fullName },
        job: { departmentId, designationId },
        ...more,
        employment: {
          employeeNo: `T-${next()}`,
          status: "confirmed",
          startDate: "2024-01-01",
          contractType: "permanent",
          ...more.employment,
        },
      };
      const { status, body: made } = await owner<Employee>("POST", employeesAt, { body });
      if (status !== 201) throw new Error(JSON.stringify(made));
      return made;
    },
    async as(employeeId, roles, scope = "company") {
      const { id: userId } = sampleAccounts.callum;
      await gateway.database.pool.query("delete from user_access where user_id = $1", [userId]);
      await gateway.database.pool.query(
        "insert into user_access (tenant_id, user_id, company_id, role_ids, scope, employee_id) values ($1, $2, $3, $4, $5, $6)",
        [sampleTenants.merlion.id, userId, companyId, JSON.stringify(roles.map(roleId)), scope, employeeId],
      );
      return gateway.signIn("client@demo.com", "client");
    },
  };
}
