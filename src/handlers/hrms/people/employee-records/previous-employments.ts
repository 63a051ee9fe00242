/** Where an employee worked before. */
import { recordClasses } from "#src/domain/people/shared/sections.ts";
import type { PreviousEmploymentInput } from "#generated/hrms/schema.ts";
import { previousEmploymentRecords } from "#src/store/people/employee-records/all.ts";
import { cleanFields } from "../../shared/records/clean-fields.ts";
import { mustFollow } from "./dates.ts";
import { checkFile } from "./files.ts";
import { subRecords } from "./sub-records.ts";

export const previousEmploymentsHandlers = subRecords({
  subject: "previous-employments",
  records: previousEmploymentRecords,
  class: recordClasses["previous-employments"],
  nameOf: ({ employer }) => employer,
  async toFields(body: PreviousEmploymentInput, ctx, before, employee) {
    mustFollow("to", body.from, body.to);
    return {
      ...cleanFields("previous-employments", body),
      // People who may not write pay leave it unchanged.
      lastSalary: employee.write.has("pay") ? (body.lastSalary ?? null) : (before?.lastSalary ?? null),
      fileId: await checkFile(ctx, employee, body.fileId, before?.fileId, "personal"),
    };
  },
  computed: ({ lastSalary }, { employee }) => ({ lastSalary: employee.read.has("pay") ? lastSalary : null }),
  // More people may read the history than pay.
  unaudited: ["fileId", "lastSalary"],
  unique: { previous_employments_once: "employer" },
}).handlers;
