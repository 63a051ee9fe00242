/** Grades of a company. */
import type { GradeInput } from "#generated/hrms/schema.ts";
import { invalid, ProblemError } from "#src/contract/problem.ts";
import { payRangeFaults } from "#src/domain/company/pay-range.ts";
import { designationsOfGrade, gradeRecords } from "#src/store/company/shared/grades.ts";
import { notifyColleagues } from "#src/store/account/shared/notifications.ts";
import { actorOf, type HrmsHandlers } from "../context.ts";
import { cleanFields } from "../shared/records/clean-fields.ts";
import { crud } from "../shared/records/crud.ts";
import { jobUsages } from "./shared/job-usages.ts";

const grades = crud({
  subject: "grades",
  records: gradeRecords,
  nameOf: ({ name }) => name,
  unique: { grades_name: "name" },
  toFields(body: GradeInput) {
    // There are no leave policies yet, so no id is valid.
    if (body.defaultLeavePolicyId != null) throw invalid("/defaultLeavePolicyId", "unknown-reference");
    const fields = cleanFields("grades", body);
    const faults = payRangeFaults(fields);
    if (faults.length > 0) throw new ProblemError("validation", { errors: faults });
    return fields;
  },
  async usages(ctx, gradeId) {
    const titles = (await designationsOfGrade(ctx.db, gradeId)).map((designation) => ({
      subject: "designations",
      ...designation,
    }));
    return [...titles, ...(await jobUsages(ctx, "grades", gradeId))];
  },
});

export const gradesHandlers = {
  ...grades.handlers,

  async archiveGrade(input, ctx) {
    const answer = await grades.archive(input, ctx);
    const { id: recordId, companyId, name, updatedBy: by } = answer.body;
    await notifyColleagues(ctx.db, actorOf(ctx), "grades", {
      type: "grade-archived",
      params: { by, name },
      companyId,
      recordId,
    });
    return answer;
  },
} satisfies HrmsHandlers;
