/** Employee groups of a company. */
import type { EmployeeGroupInput, operations } from "#generated/hrms/schema.ts";
import type { Handlers } from "#src/contract/handler.ts";
import { employeeGroupRecords } from "#src/store/employee-groups.ts";
import type { HrmsContext } from "./context.ts";
import { crud } from "./crud.ts";
import { lineOf, lineOrNull, linesOrNull } from "./shared/fields.ts";
import { jobUsages } from "./shared/job-usages.ts";

const employeeGroups = crud({
  subject: "employee-groups",
  records: employeeGroupRecords,
  idName: "employeeGroupId",
  nameOf: (row) => row.group_name,
  unique: { employee_groups_name: "group_name", employee_groups_code: "code" },
  toFields(body: EmployeeGroupInput) {
    return {
      group_name: lineOf("group_name", body.group_name),
      code: lineOrNull("code", body.code),
      use: body.use,
      description: linesOrNull("description", body.description),
      status: body.status ?? ("active" as const),
    };
  },
  usages: (ctx, id) => jobUsages(ctx, "employee-groups", id),
});

export const employeeGroupsHandlers: Handlers<operations, HrmsContext> = {
  listEmployeeGroups: employeeGroups.list,
  listEmployeeGroupOptions: employeeGroups.options,
  getEmployeeGroup: employeeGroups.get,
  createEmployeeGroup: employeeGroups.create,
  updateEmployeeGroup: employeeGroups.update,
  archiveEmployeeGroup: employeeGroups.archive,
  restoreEmployeeGroup: employeeGroups.restore,
  deleteEmployeeGroup: employeeGroups.remove,
  listEmployeeGroupHistory: employeeGroups.history,
  exportEmployeeGroups: employeeGroups.file({
    group_name: ({ group_name: name }) => name,
    code: ({ code }) => code,
    use: ({ use }) => use,
    description: ({ description }) => description,
    status: ({ status }) => status,
    updatedAt: ({ updatedAt }) => updatedAt,
  }),
};
