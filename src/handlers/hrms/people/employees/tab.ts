/** A tab of an employee's page: the employee, and what its lists show. */
import type { EmployeeTab, EmployeeTabName } from "#generated/hrms/schema.ts";
import { notFound } from "#src/contract/problem.ts";
import type { HrmsContext, HrmsHandlers } from "../../context.ts";
import { partsOf, present } from "../../shared/parts.ts";

interface Person {
  readonly companyId: string;
  readonly employeeId: string;
}

type Lists = { [Name in keyof Omit<EmployeeTab, "employee" | "readiness">]?: EmployeeTab[Name] | undefined };
type ReadLists = (part: ReturnType<typeof partsOf>, path: Person) => Promise<Lists>;

const whole = { page: 1, pageSize: 100 } as const;

/** What the lists of a tab ask for by themselves. */
const listsOf: Readonly<Record<EmployeeTabName, ReadLists>> = {
  overview: async () => ({}),
  personal: async (part, path) => ({
    customFields: await part("listEmployeeCustomFields", { path }),
    dependants: await part("listDependants", { path, query: whole }),
    previousEmployments: await part("listPreviousEmployments", { path, query: whole }),
  }),
  identity: async (part, path) => ({
    residencies: await part("listEmployeeResidencies", { path }),
    workPasses: await part("listWorkPasses", { path, query: whole }),
    passports: await part("listPassports", { path, query: whole }),
  }),
  job: async (part, path) => ({
    jobs: await part("listEmployeeJobs", { path }),
    transfers: await part("listTransfers", { path, query: whole }),
    splitCompanies: await part("listSplitCompanies", { path, query: whole }),
  }),
  pay: async (part, path) => ({
    payTerms: await part("listEmployeePayTerms", { path }),
    bankAccounts: await part("listBankAccounts", { path, query: whole }),
    statutory: await part("listEmployeeStatutory", { path }),
  }),
  items: async (part, path) => ({
    payItems: await part("listEmployeePayItems", {
      path,
      query: { employeeId: path.employeeId, pageSize: whole.pageSize, sort: "-fromMonth" },
    }),
  }),
  payslips: async (part, path) => ({
    payslips: await part("listPayslips", { path, query: { employeeId: path.employeeId, page: 1, pageSize: 12 } }),
  }),
  documents: async (part, path) => ({
    documents: await part("listEmployeeDocuments", { path, query: whole }),
    kets: await part("listKets", { path, query: whole }),
  }),
  tasks: async (part, path) => ({
    tasks: await part("listEmployeeTasks", { path, query: whole }),
    taskTemplates: await part("listTaskTemplateOptions", { path }),
  }),
  timeline: async (part, path) => ({ timeline: await part("getEmployeeTimeline", { path }) }),
  history: async () => ({}),
};

/** Undefined if the reader may not see the employee. */
export async function tabOf(
  handlers: HrmsHandlers,
  ctx: HrmsContext,
  path: Person,
  tab: EmployeeTabName = "overview",
): Promise<EmployeeTab | undefined> {
  const part = partsOf(handlers, ctx, path.companyId);
  const employee = await part("getEmployee", { path });
  if (!employee) return undefined;
  const readiness = await part("getEmployeeReadiness", { path });
  return { employee, ...present({ readiness, ...(await listsOf[tab](part, path)) }) };
}

/** Lists are read through the handlers of their operations. */
export const employeeTabHandlers = (handlers: HrmsHandlers) =>
  ({
    async getEmployeeTab({ path, query }, ctx) {
      const shown = await tabOf(handlers, ctx, path, query?.tab);
      if (shown) return shown;
      // Unlike a list, the page cannot do without the employee: that failure is the one of this call.
      await handlers.getEmployee?.({ path } as Parameters<NonNullable<typeof handlers.getEmployee>>[0], ctx);
      throw notFound();
    },
  }) satisfies HrmsHandlers;
