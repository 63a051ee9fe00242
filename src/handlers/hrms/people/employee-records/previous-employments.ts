/** Where an employee worked before. */
import type { PreviousEmploymentInput } from "#generated/hrms/schema.ts";
import { previousEmploymentRecords } from "#src/store/people/employee-records/all.ts";
import { lineOf, lineOrNull, linesOrNull } from "../../shared/fields.ts";
import { mustFollow } from "./dates.ts";
import { checkFile } from "./files.ts";
import { subRecords } from "./sub-records.ts";

export const previousEmploymentsHandlers = subRecords({
  subject: "previous-employments",
  records: previousEmploymentRecords,
  class: "personal",
  nameOf: ({ employer }) => employer,
  async toFields(body: PreviousEmploymentInput, ctx, before, employee) {
    mustFollow("to", body.from, body.to);
    return {
      employer: lineOf("employer", body.employer),
      title: lineOrNull("title", body.title),
      from: body.from,
      to: body.to ?? null,
      // People who may not write pay leave it unchanged.
      lastSalary: employee.write.has("pay") ? (body.lastSalary ?? null) : (before?.lastSalary ?? null),
      leavingReason: linesOrNull("leavingReason", body.leavingReason),
      fileId: await checkFile(ctx, employee, body.fileId, before?.fileId, "personal"),
    };
  },
  present: ({ employer, title, from, to, lastSalary, leavingReason, fileId, fileName }, { employee }) => ({
    employer,
    title,
    from,
    to,
    lastSalary: employee.read.has("pay") ? lastSalary : null,
    leavingReason,
    fileId,
    fileName,
  }),
  // More people may read the history than pay.
  unaudited: ["fileId", "lastSalary"],
  unique: { previous_employments_once: "employer" },
}).handlers;
