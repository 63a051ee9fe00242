/** Job, pay and residency as an import leaves them: each change is a row from its first day on. */
import type { RowReader } from "./cells.ts";
import type { ExistingPerson, JobRow, PayRow, ResidencyRow } from "./existing.ts";
import type { ImportBook, PersonCells } from "./people.ts";

interface Dated {
  readonly effectiveFrom: string;
}

/** The row of the day, else the first future one. */
export function rowOn<Row extends Dated>(rows: readonly Row[], day: string): Row | null {
  return rows.findLast(({ effectiveFrom }) => effectiveFrom <= day) ?? rows[0] ?? null;
}

/** The first day of a change: of the cell, else today; of someone's first row, the start of the employment. */
export function firstDayOf(
  reader: RowReader,
  rows: readonly Dated[],
  given: string | null,
  { employee: { startDate, lastDay } }: Pick<ExistingPerson, "employee">,
  today: string,
): string {
  if (rows.length === 0) return given !== null && given > startDate ? given : startDate;
  const day = given ?? (today < startDate ? startDate : today);
  const begun = rows.findLast(({ effectiveFrom }) => effectiveFrom <= today);
  if (day < startDate) reader.fault("effectiveFrom", "too-early", day);
  else if (begun && day < begun.effectiveFrom) reader.fault("effectiveFrom", "before-current", day);
  if (lastDay !== null && day > lastDay) reader.fault("effectiveFrom", "after-last-day", day);
  return day;
}

export type JobFields = Omit<JobRow, "id" | "version" | "effectiveFrom">;

/** Null without a job; with half of one, the other half is missing. */
export function jobAfter(
  reader: RowReader,
  before: JobFields | null,
  cells: PersonCells,
  grades: ReadonlyMap<string, ImportBook["grades"][number]>,
): JobFields | null {
  const departmentId = cells.department?.id ?? before?.departmentId;
  const designationId = cells.designation?.id ?? before?.designationId;
  const wants = (["department", "designation", "grade", "class", "location"] as const).some((field) => cells[field]);
  if (departmentId === undefined || designationId === undefined) {
    if (!wants && cells.managerNo === null) return null;
    if (departmentId === undefined) reader.required("department");
    if (designationId === undefined) reader.required("designation");
    return null;
  }
  const fromTitle = before === null ? (grades.get(cells.designation?.gradeId ?? "")?.id ?? null) : before.gradeId;
  return {
    departmentId,
    designationId,
    gradeId: cells.grade?.id ?? fromTitle,
    classId: cells.class?.id ?? before?.classId ?? null,
    functionalGroupId: before?.functionalGroupId ?? null,
    locationId: cells.location?.id ?? before?.locationId ?? null,
    shiftId: before?.shiftId ?? null,
    employeeGroupIds: before?.employeeGroupIds ?? [],
    costSplit: before?.costSplit ?? [],
  };
}

export type PayFields = Omit<PayRow, "id" | "version" | "effectiveFrom">;

/** `eligibleByRule` says whether such pay is paid overtime. */
export function payAfter(
  before: PayFields | null,
  cells: PersonCells,
  eligibleByRule: (pay: Pick<PayFields, "rateType" | "basic" | "hoursPerWeek" | "daysPerWeek">) => boolean,
): PayFields | null {
  const { rateType, basic, payFrequency, hoursPerWeek, daysPerWeek } = cells;
  if ([rateType, basic, payFrequency, hoursPerWeek, daysPerWeek].every((value) => value === null)) return before;
  // Columns of a pay that is not known say nothing about one.
  if (basic === null && before === null) return null;
  const rate = {
    rateType: rateType ?? before?.rateType ?? "monthly",
    basic: basic ?? before?.basic ?? 0,
    hoursPerWeek: hoursPerWeek ?? before?.hoursPerWeek ?? 4400,
    daysPerWeek: daysPerWeek ?? before?.daysPerWeek ?? 500,
  };
  // A decision against the rule stays.
  const decided = before !== null && before.otReason !== null;
  return {
    ...rate,
    currency: before?.currency ?? "SGD",
    payFrequency: payFrequency ?? before?.payFrequency ?? "monthly",
    otEligible: decided ? before.otEligible : eligibleByRule(rate),
    otReason: before?.otReason ?? null,
    proration: before?.proration ?? "workingDays",
  };
}

export type ResidencyFields = Omit<ResidencyRow, "id" | "version" | "effectiveFrom">;

export function residencyAfter(
  reader: RowReader,
  before: ResidencyFields | null,
  { residency: given, prGrantedOn: grantedOn }: PersonCells,
): ResidencyFields | null {
  const residency = given ?? before?.residency ?? null;
  if (residency === null) return null;
  if (residency !== "pr") return { residency, prGrantedOn: null, prRateOption: null, approvalRef: null };
  const was = before?.residency === "pr" ? before : null;
  const prGrantedOn = grantedOn ?? was?.prGrantedOn ?? null;
  if (prGrantedOn === null) reader.required("prGrantedOn");
  return {
    residency,
    prGrantedOn,
    prRateOption: was?.prRateOption ?? "GG",
    approvalRef: was?.approvalRef ?? null,
  };
}
