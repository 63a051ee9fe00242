/** Company records as seen by the people who work there; the creator of a company gets access to it. */
import { dayOfCompany } from "../company/shared/zones.ts";
import { and, eq, notInArray, type SQL, sql } from "drizzle-orm";
import { accessDay, answererOf, holdsOn } from "../access/shared/access.ts";
import type { Actor } from "./audit.ts";
import { byReading } from "./list-query.ts";
import { sortableColumns } from "./records/filters.ts";
import { type Records, records } from "./records/records.ts";
import { roleId } from "../access/shared/access-ids.ts";
import { classes } from "../company/tables/classes.ts";
import { clients } from "../company/tables/clients.ts";
import { companies } from "../company/tables/companies.ts";
import { companyBankAccounts } from "../company/tables/company-bank-accounts.ts";
import { companySettings } from "../company/tables/company-settings.ts";
import { customFieldDefinitions } from "../people/tables/custom-field-definitions.ts";
import { departments } from "../company/tables/departments.ts";
import { designations } from "../company/tables/designations.ts";
import { documentTypes } from "../people/tables/document-types.ts";
import { employeeGroups } from "../company/tables/employee-groups.ts";
import { employees } from "../people/tables/employees.ts";
import { functionalGroups } from "../company/tables/functional-groups.ts";
import { grades } from "../company/tables/grades.ts";
import { importJobs } from "../people/tables/import-jobs.ts";
import { invitations } from "../account/tables/invitations.ts";
import { momSurveyGroups } from "../company/tables/mom-survey-groups.ts";
import { approvalChains } from "../approvals/tables/approval-chains.ts";
import { delegations } from "../approvals/tables/delegations.ts";
import { allowances } from "../payroll/tables/allowances.ts";
import { deductions } from "../payroll/tables/deductions.ts";
import { leaveTypes } from "../leave/tables/leave-types.ts";
import { leaveIncrements } from "../leave/tables/leave-increments.ts";
import { leaveSettings } from "../leave/tables/leave-settings.ts";
import { holidayCalendars } from "../leave/tables/holiday-calendars.ts";
import { holidays } from "../leave/tables/holidays.ts";
import { holidayAssignments } from "../leave/tables/holiday-assignments.ts";
import { yearSettings } from "../leave/tables/year-settings.ts";
import { blackoutDates } from "../leave/tables/blackout-dates.ts";
import { rosterPatterns } from "../attendance/tables/roster-patterns.ts";
import { staffingNeeds } from "../attendance/tables/staffing-needs.ts";
import { ledgerAccounts } from "../payroll/tables/ledger-accounts.ts";
import { bankFormats } from "../payroll/tables/bank-formats.ts";
import { projects } from "../company/tables/projects.ts";
import { rateSets } from "../statutory/tables/rate-sets.ts";
import { savedViews } from "../account/tables/saved-views.ts";
import { shifts } from "../company/tables/shifts.ts";
import { taskTemplates } from "../people/tables/task-templates.ts";
import { userAccess } from "../access/tables/user-access.ts";
import { userSettings } from "../account/tables/user-settings.ts";
import { workLocations } from "../company/tables/work-locations.ts";
import type { Transaction } from "../database/transaction.ts";

type Stored = typeof companies.$inferSelect;
type CompanyFields = Omit<
  typeof companies.$inferInsert,
  "id" | "tenantId" | "createdAt" | "createdBy" | "updatedAt" | "updatedBy" | "version" | "logo"
>;
type CompanyRow = Omit<Stored, "tenantId" | "name" | "logo"> & {
  company_name: string;
  parentCompany: string | null;
  hasLogo: boolean;
};

interface CompanyFilters {
  status?: readonly Stored["status"][] | undefined;
}

export interface CompanyScope {
  userId: string;
  now: Date;
  /** Companies the person works in but may not see in this way. */
  hidden: readonly string[];
  /** The company whose roles the creator of another one keeps there. */
  rolesOf: string | undefined;
}

const parentCompany = sql<
  string | null
>`(select owner.name from companies owner where owner.tenant_id = ${companies.tenantId} and owner.id = ${companies.parentCompanyId})`;

const within = ({ userId, now, hidden }: CompanyScope): SQL | undefined =>
  and(
    sql`exists (select 1 from ${userAccess} where ${userAccess.companyId} = ${companies.id} and ${userAccess.userId} = ${userId} and ${holdsOn(accessDay(now))})`,
    hidden.length > 0 ? notInArray(companies.id, [...hidden]) : undefined,
  );

const book = records<CompanyRow, CompanyFields, typeof companies, CompanyFilters, CompanyScope, Actor>(
  {
    table: companies,
    label: companies.name,
    hidden: ["name", "logo"],
    shown: { company_name: sql`${companies.name}`, parentCompany, hasLogo: sql`${companies.logo} is not null` },
    sortable: {
      ...sortableColumns(companies, "code", "incorporationDate", "updatedAt"),
      company_name: byReading(companies.name),
      uen: companies.uen,
    },
    defaultSort: "company_name",
    searchable: [companies.name, companies.code, companies.uen],
    filters: { status: companies.status },
  },
  { within, owner: (_scope, { tenantId }) => ({ tenantId }) },
);

export const companyBook: Records<CompanyRow, CompanyFields, CompanyFilters, CompanyScope, Actor> = {
  ...book,

  async insert(tx, author, scope, fields) {
    const companyId = await book.insert(tx, author, scope, fields);
    const { tenantId, userId, now } = author;
    // With a key comes the person responsible for it: it works nowhere without them.
    for (const member of [userId, ...(await answererOf(tx, userId))]) {
      const access = scope.rolesOf === undefined ? undefined : await accessIn(tx, member, scope.rolesOf);
      await tx.insert(userAccess).values({
        tenantId,
        userId: member,
        companyId,
        roleIds: access?.roleIds ?? [roleId("tenantOwner")],
        scope: access?.scope ?? "tenant",
        validFrom: await dayOfCompany(tx, companyId, now),
        validTo: access?.validTo ?? null,
        createdAt: now,
        createdBy: userId,
        updatedAt: now,
        updatedBy: userId,
      });
    }
    return companyId;
  },

  async remove(tx, scope, id) {
    await tx.update(userSettings).set({ defaultCompanyId: null }).where(eq(userSettings.defaultCompanyId, id));
    for (const table of [companySettings, savedViews, importJobs, invitations, delegations])
      await tx.delete(table).where(eq(table.companyId, id));
    await book.remove(tx, scope, id);
  },
};

async function accessIn(tx: Transaction, userId: string, companyId: string) {
  const [row] = await tx
    .select()
    .from(userAccess)
    .where(and(eq(userAccess.userId, userId), eq(userAccess.companyId, companyId)));
  return row;
}

/** What a company contains, by area: the column that references it. */
const holdings = {
  employees: employees.employeeNo,
  departments: departments.department,
  designations: designations.designation,
  grades: grades.name,
  classes: classes.class,
  "employee-groups": employeeGroups.group_name,
  "functional-groups": functionalGroups.functional_group,
  "mom-survey-groups": momSurveyGroups.mom_survey_group_name,
  "work-locations": workLocations.name,
  shifts: shifts.name,
  clients: clients.name,
  projects: projects.name,
  "document-types": documentTypes.name,
  "task-templates": taskTemplates.name,
  "custom-field-definitions": customFieldDefinitions.label,
  "company-bank-accounts": companyBankAccounts.accountName,
  "approval-chains": approvalChains.name,
  allowances: allowances.name,
  deductions: deductions.name,
  "leave-types": leaveTypes.name,
  "leave-increments": leaveIncrements.name,
  "leave-settings": leaveSettings.accrual,
  "holiday-calendars": holidayCalendars.name,
  holidays: holidays.name,
  "holiday-assignments": holidayAssignments.status,
  "year-settings": yearSettings.name,
  "blackout-dates": blackoutDates.name,
  "roster-patterns": rosterPatterns.name,
  "staffing-needs": staffingNeeds.name,
  "ledger-accounts": ledgerAccounts.name,
  "bank-formats": bankFormats.name,
  ppf: rateSets.sourceTitle,
} as const;

/** Records of the company, at most three per area, and companies that it owns. */
export async function holdingsOf(
  tx: Transaction,
  companyId: string,
): Promise<{ subject: string; id: string; name: string }[]> {
  const each = Object.entries(holdings).map(
    ([subject, column]) =>
      sql`(select ${subject}::text as subject, id, ${column} as name from ${column.table} where company_id = ${companyId} order by 3 limit 3)`,
  );
  const owned = sql`(select 'companies' as subject, id, name from companies where parent_company_id = ${companyId} order by 3 limit 3)`;
  const settled = sql`(select 'calculation-settings' as subject, id, 'Calculation settings' as name from calculation_settings where company_id = ${companyId})`;
  const { rows } = await tx.execute<{ subject: string; id: string; name: string }>(
    sql.join([...each, owned, settled], sql` union all `),
  );
  return rows;
}
