/** Functional groups of a company. */
import type { FunctionalGroupInput } from "#generated/hrms/schema.ts";
import { functionalGroupRecords } from "#src/store/company/functional-groups.ts";
import { crud } from "../shared/records/crud.ts";
import { lineOf, lineOrNull, linesOrNull } from "../shared/fields.ts";
import { checkHead } from "./shared/head.ts";
import { jobUsages } from "./shared/job-usages.ts";

export const functionalGroupsHandlers = crud({
  subject: "functional-groups",
  records: functionalGroupRecords,
  nameOf: (row) => row.functional_group,
  unique: { functional_groups_name: "functional_group", functional_groups_code: "code" },
  unaudited: ["headEmployeeId", "headNotice"],
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
}).handlers;
