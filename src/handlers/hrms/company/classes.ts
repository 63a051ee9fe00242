/** Classes of a company. */
import type { ClassInput, operations } from "#generated/hrms/schema.ts";
import type { Handlers } from "#src/contract/handler.ts";
import { classRecords } from "#src/store/company/classes.ts";
import type { HrmsContext } from "../context.ts";
import { crud } from "../shared/records/crud.ts";
import { lineOf, lineOrNull } from "../shared/fields.ts";
import { jobUsages } from "./shared/job-usages.ts";

export const classesHandlers: Handlers<operations, HrmsContext> = crud({
  subject: "classes",
  records: classRecords,
  nameOf: (row) => row.class,
  unique: { classes_name: "class", classes_code: "code" },
  toFields(body: ClassInput) {
    return {
      class: lineOf("class", body.class),
      code: lineOrNull("code", body.code),
      eaCategory: body.eaCategory,
      otEligibleDefault: body.otEligibleDefault ?? false,
      status: body.status ?? ("active" as const),
    };
  },
  usages: (ctx, id) => jobUsages(ctx, "classes", id),
}).handlers;
