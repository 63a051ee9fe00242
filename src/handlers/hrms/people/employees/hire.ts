/** A new employment, for a new or returning person. */
import type {
  EmployeeJobInput,
  EmployeePayTermsInput,
  EmployeeResidencyInput,
  EmployeeStatutoryInput,
} from "#generated/hrms/schema.ts";
import { invalid } from "#src/contract/problem.ts";
import { probationEndOf } from "#src/domain/people/life-cycle.ts";
import type { EmployeeStatus } from "#src/domain/people/shared/vocabulary.ts";
import type { Actor } from "#src/store/shared/audit.ts";
import { settingsOf } from "#src/store/company/shared/company-settings.ts";
import { designationRecords } from "#src/store/company/shared/designations.ts";
import { gradeRecords } from "#src/store/company/shared/grades.ts";
import { type EmployeeFields, insertEmployee, seatsTaken } from "#src/store/people/shared/record.ts";
import { nextEmployeeNo } from "#src/store/people/next-number.ts";
import type { HrmsContext } from "../../context.ts";
import { openAutomaticTasks } from "../shared/employee-tasks.ts";
import { lineOf } from "../../shared/fields.ts";
import { takeSeats } from "../../platform/shared/limits.ts";
import { below } from "./dated.ts";
import { jobs } from "./jobs.ts";
import { payTerms } from "./pay-terms.ts";
import { residencies } from "./residencies.ts";
import { refuseTaken } from "./sections.ts";
import { statutory } from "./statutory.ts";

type Dated<Body> = Omit<Body, "effectiveFrom" | "reason">;

export interface NewEmployment {
  readonly personId: string;
  readonly employment: {
    employeeNo?: string | undefined;
    status?: Exclude<EmployeeStatus, "notice" | "exited"> | undefined;
    startDate: string;
    contractType: "permanent" | "fixedTerm" | "partTime" | "casual" | "intern";
    contractEnd?: string | null | undefined;
    probationEnd?: string | null | undefined;
    confirmedOn?: string | null | undefined;
    noticeDays?: number | null | undefined;
  };
  readonly previousEmploymentId?: string;
  readonly transferId?: string;
  readonly job?: Dated<EmployeeJobInput> | undefined;
  readonly pay?: Dated<EmployeePayTermsInput> | undefined;
  readonly residency?: Dated<EmployeeResidencyInput> | undefined;
  readonly statutory?: Dated<EmployeeStatutoryInput> | undefined;
}

/** Defaults from the job's grade. */
async function gradeOf(ctx: HrmsContext, companyId: string, job: NewEmployment["job"]) {
  if (!job) return undefined;
  const gradeId =
    job.gradeId === undefined
      ? (await designationRecords.find(ctx.db, companyId, job.designationId))?.gradeId
      : job.gradeId;
  return gradeId == null ? undefined : gradeRecords.find(ctx.db, companyId, gradeId);
}

/** Takes a seat, creates the employment and its first rows; returns its id. */
export async function hire(
  ctx: HrmsContext,
  actor: Actor,
  companyId: string,
  { personId, employment, job, pay, residency, statutory: contributions, ...links }: NewEmployment,
): Promise<string> {
  await takeSeats(ctx.db, actor.tenantId, seatsTaken);
  const { status = "offered", startDate, contractType, contractEnd = null } = employment;
  const grade = await gradeOf(ctx, companyId, job);
  const { settings } = await settingsOf(ctx.db, companyId);
  const probationEnd =
    employment.probationEnd === undefined
      ? probationEndOf(startDate, grade?.probationMonths ?? settings.probationMonths)
      : employment.probationEnd;
  if (contractEnd !== null && contractEnd < startDate) throw invalid("/employment/contractEnd", "before-start");
  if (probationEnd !== null && probationEnd < startDate) throw invalid("/employment/probationEnd", "before-start");
  if (contractType === "fixedTerm" && contractEnd === null) throw invalid("/employment/contractEnd", "required");
  const fields: EmployeeFields = {
    status,
    contractEnd,
    probationEnd,
    confirmedOn: status === "confirmed" ? (employment.confirmedOn ?? startDate) : null,
    noticeDays:
      employment.noticeDays === undefined ? (grade ? grade.noticeDays : settings.noticeDays) : employment.noticeDays,
    ...links,
  };
  const employeeNo =
    employment.employeeNo === undefined
      ? await nextEmployeeNo(ctx.db, actor.tenantId, companyId)
      : lineOf("employment/employeeNo", employment.employeeNo);
  const employeeId = await insertEmployee(ctx.db, actor, companyId, {
    ...fields,
    personId,
    employeeNo,
    status,
    startDate,
    contractType,
  }).catch(refuseTaken({ idNo: "/identity/idNo", employeeNo: "/employment/employeeNo" }));
  const of = { companyId, employeeId };
  const from = { effectiveFrom: startDate };
  if (job) await below("job", () => jobs.start(ctx, actor, of, { ...job, ...from }));
  if (residency) await below("residency", () => residencies.start(ctx, actor, of, { ...residency, ...from }));
  if (pay) await below("pay", () => payTerms.start(ctx, actor, of, { ...pay, ...from }));
  if (contributions) await below("statutory", () => statutory.start(ctx, actor, of, { ...contributions, ...from }));
  // An offer creates them on acceptance, and employees entered with past dates need none.
  if (status === "onboarding" || (status !== "offered" && links.previousEmploymentId !== undefined))
    await openAutomaticTasks(ctx, of, "onboarding", startDate);
  return employeeId;
}
