/** Functional groups of a company. */
import type { FunctionalGroupInput } from "#generated/hrms/schema.ts";
import { functionalGroupRecords } from "#src/store/company/functional-groups.ts";
import { cleanFields } from "../shared/records/clean-fields.ts";
import { crud } from "../shared/records/crud.ts";
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
    return cleanFields("functional-groups", body);
  },
  usages: (ctx, id) => jobUsages(ctx, "functional-groups", id),
}).handlers;
