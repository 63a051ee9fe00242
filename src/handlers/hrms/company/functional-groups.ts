/** Functional groups of a company. */
import type { FunctionalGroupInput, operations } from "#generated/hrms/schema.ts";
import type { Handlers } from "#src/contract/handler.ts";
import { functionalGroupRecords } from "#src/store/company/functional-groups.ts";
import type { HrmsContext } from "../context.ts";
import { crud } from "../crud.ts";
import { lineOf, lineOrNull, linesOrNull } from "../shared/fields.ts";
import { checkHead } from "./shared/head.ts";
import { jobUsages } from "./shared/job-usages.ts";

const functionalGroups = crud({
  subject: "functional-groups",
  records: functionalGroupRecords,
  idName: "functionalGroupId",
  nameOf: (row) => row.functional_group,
  unique: { functional_groups_name: "functional_group", functional_groups_code: "code" },
  derived: ["headEmployeeId", "headNotice"],
  async toFields(body: FunctionalGroupInput, ctx, before, companyId) {
    const headEmployeeId = body.headEmployeeId ?? null;
    await checkHead(ctx, companyId, "headEmployeeId", headEmployeeId, before?.headEmployeeId);
    return {
      headEmployeeId,
      functional_group: lineOf("functional_group", body.functional_group),
      code: lineOrNull("code", body.code),
      description: linesOrNull("description", body.description),
      status: body.status ?? ("active" as const),
    };
  },
  usages: (ctx, id) => jobUsages(ctx, "functional-groups", id),
});

export const functionalGroupsHandlers: Handlers<operations, HrmsContext> = {
  listFunctionalGroups: functionalGroups.list,
  listFunctionalGroupOptions: functionalGroups.options,
  getFunctionalGroup: functionalGroups.get,
  createFunctionalGroup: functionalGroups.create,
  updateFunctionalGroup: functionalGroups.update,
  archiveFunctionalGroup: functionalGroups.archive,
  restoreFunctionalGroup: functionalGroups.restore,
  deleteFunctionalGroup: functionalGroups.remove,
  listFunctionalGroupHistory: functionalGroups.history,
  exportFunctionalGroups: functionalGroups.file({
    functional_group: ({ functional_group: name }) => name,
    code: ({ code }) => code,
    head: ({ head }) => head,
    description: ({ description }) => description,
    status: ({ status }) => status,
    updatedAt: ({ updatedAt }) => updatedAt,
  }),
};
