/** The one call of a tab of an employee; lists and page find their parts where their own queries keep them. */
import type { QueryClient } from "@tanstack/react-query";
import { getEmployeeTab } from "#generated/hrms/client/employees.ts";
import { listBankAccountsOptions } from "#generated/hrms/hooks/bank-accounts.ts";
import { listDependantsOptions } from "#generated/hrms/hooks/dependants.ts";
import { listEmployeeDocumentsOptions } from "#generated/hrms/hooks/documents.ts";
import { listEmployeePayItemsOptions } from "#generated/hrms/hooks/employee-pay-items.ts";
import {
  getEmployeeOptions,
  getEmployeeReadinessOptions,
  getEmployeeTimelineOptions,
  listEmployeeCustomFieldsOptions,
  listEmployeeJobsOptions,
  listEmployeePayTermsOptions,
  listEmployeeResidenciesOptions,
  listEmployeeStatutoryOptions,
} from "#generated/hrms/hooks/employees.ts";
import { listKetsOptions } from "#generated/hrms/hooks/kets.ts";
import { listPassportsOptions } from "#generated/hrms/hooks/passports.ts";
import { listPayslipsOptions } from "#generated/hrms/hooks/payslips.ts";
import { listPreviousEmploymentsOptions } from "#generated/hrms/hooks/previous-employments.ts";
import { listSplitCompaniesOptions } from "#generated/hrms/hooks/split-companies.ts";
import { listTaskTemplateOptionsOptions } from "#generated/hrms/hooks/task-templates.ts";
import { listEmployeeTasksOptions } from "#generated/hrms/hooks/tasks.ts";
import { listTransfersOptions } from "#generated/hrms/hooks/transfers.ts";
import { listWorkPassesOptions } from "#generated/hrms/hooks/work-passes.ts";
import type { EmployeeTab, EmployeeTabName } from "#generated/hrms/schema.ts";
import { askTogether, type TakePart } from "#src/client/together.ts";

interface Person {
  readonly companyId: string;
  readonly employeeId: string;
}

type PartName = keyof EmployeeTab;
type Query = Parameters<TakePart<EmployeeTab>>[0];

const whole = { page: 1, pageSize: 100 } as const;

/** What page and lists ask for by themselves, with the same rows as in the call of the tab. */
const queries: Readonly<Record<PartName, (path: Person) => unknown>> = {
  employee: (path) => getEmployeeOptions({ path }),
  readiness: (path) => getEmployeeReadinessOptions({ path }),
  customFields: ({ companyId }) => listEmployeeCustomFieldsOptions({ path: { companyId } }),
  dependants: (path) => listDependantsOptions({ path, query: whole }),
  previousEmployments: (path) => listPreviousEmploymentsOptions({ path, query: whole }),
  residencies: (path) => listEmployeeResidenciesOptions({ path }),
  workPasses: (path) => listWorkPassesOptions({ path, query: whole }),
  passports: (path) => listPassportsOptions({ path, query: whole }),
  jobs: (path) => listEmployeeJobsOptions({ path }),
  transfers: (path) => listTransfersOptions({ path, query: whole }),
  splitCompanies: (path) => listSplitCompaniesOptions({ path, query: whole }),
  payTerms: (path) => listEmployeePayTermsOptions({ path }),
  bankAccounts: (path) => listBankAccountsOptions({ path, query: whole }),
  statutory: (path) => listEmployeeStatutoryOptions({ path }),
  payItems: ({ companyId, employeeId }) =>
    listEmployeePayItemsOptions({ path: { companyId }, query: { employeeId, pageSize: 100, sort: "-fromMonth" } }),
  payslips: ({ companyId, employeeId }) =>
    listPayslipsOptions({ path: { companyId }, query: { employeeId, page: 1, pageSize: 12 } }),
  documents: (path) => listEmployeeDocumentsOptions({ path, query: whole }),
  kets: (path) => listKetsOptions({ path, query: whole }),
  tasks: (path) => listEmployeeTasksOptions({ path, query: whole }),
  taskTemplates: ({ companyId }) => listTaskTemplateOptionsOptions({ path: { companyId } }),
  timeline: (path) => getEmployeeTimelineOptions({ path }),
};

const listsOf: Readonly<Record<EmployeeTabName, readonly PartName[]>> = {
  overview: [],
  personal: ["customFields", "dependants", "previousEmployments"],
  identity: ["residencies", "workPasses", "passports"],
  job: ["jobs", "transfers", "splitCompanies"],
  pay: ["payTerms", "bankAccounts", "statutory"],
  items: ["payItems"],
  payslips: ["payslips"],
  documents: ["documents", "kets"],
  tasks: ["tasks", "taskTemplates"],
  timeline: ["timeline"],
  history: [],
};

const queryOf = (name: PartName, path: Person): Query => queries[name](path) as Query;

/** Asks for what is not there yet of the page and the tab. */
export function askForTab(client: QueryClient, path: Person, tab: EmployeeTabName): void {
  const take = askTogether(client, () => getEmployeeTab({ path, query: tab === "overview" ? {} : { tab } }));
  for (const name of ["employee", "readiness", ...listsOf[tab]] as const)
    take(queryOf(name, path), (answer) => answer[name]);
}

/** A part that is missing stays with its own query. */
export function keepTab(client: QueryClient, answer: EmployeeTab): void {
  const { companyId, id: employeeId } = answer.employee;
  for (const [name, part] of Object.entries(answer))
    client.setQueryData(queryOf(name as PartName, { companyId, employeeId }).queryKey, part);
}
