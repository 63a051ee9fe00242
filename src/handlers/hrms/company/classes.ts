/** Classes of a company. */
import type { ClassInput } from "#generated/hrms/schema.ts";
import { classRecords } from "#src/store/company/classes.ts";
import { crud } from "../shared/records/crud.ts";
import { lineOf, lineOrNull } from "../shared/fields.ts";
import { jobUsages } from "./shared/job-usages.ts";

export const classesHandlers = crud({
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
