/** Grades of a company. */
import type { GradeInput } from "#generated/hrms/schema.ts";
import { invalid, ProblemError } from "#src/contract/problem.ts";
import { payRangeFaults } from "#src/domain/company/pay-range.ts";
import { designationsOfGrade, gradeRecords } from "#src/store/company/shared/grades.ts";
import { notifyColleagues } from "#src/store/account/shared/notifications.ts";
import { actorOf, type HrmsHandlers } from "../context.ts";
import { crud } from "../shared/records/crud.ts";
import { lineOf } from "../shared/fields.ts";
import { jobUsages } from "./shared/job-usages.ts";

const grades = crud({
  subject: "grades",
  records: gradeRecords,
  nameOf: ({ name }) => name,
  unique: { grades_name: "name" },
  toFields(body: GradeInput) {
    // There are no leave policies yet, so no id is valid.
    if (body.defaultLeavePolicyId != null) throw invalid("/defaultLeavePolicyId", "unknown-reference");
    const range = { payMin: body.payMin ?? null, payMid: body.payMid ?? null, payMax: body.payMax ?? null };
    const faults = payRangeFaults(range);
    if (faults.length > 0) throw new ProblemError("validation", { errors: faults });
    return {
      name: lineOf("name", body.name),
      rank: body.rank,
      ...range,
      defaultLeavePolicyId: null,
      noticeDays: body.noticeDays ?? 30,
      probationMonths: body.probationMonths ?? 3,
      status: body.status ?? ("active" as const),
    };
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
