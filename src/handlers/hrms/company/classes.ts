/** Classes of a company. */
import type { ClassInput } from "#generated/hrms/schema.ts";
import { classRecords } from "#src/store/company/classes.ts";
import { cleanFields } from "../shared/records/clean-fields.ts";
import { crud } from "../shared/records/crud.ts";
import { jobUsages } from "./shared/job-usages.ts";

export const classesHandlers = crud({
  subject: "classes",
  records: classRecords,
  nameOf: (row) => row.class,
  unique: { classes_name: "class", classes_code: "code" },
  toFields: (body: ClassInput) => cleanFields("classes", body),
  usages: (ctx, id) => jobUsages(ctx, "classes", id),
}).handlers;
