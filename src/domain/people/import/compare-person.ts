/** One row of the sheet of people against the person it is about, if they are there: what changes, and what is written. */
import type { RowReader } from "./cells.ts";
import { firstDayOf, jobAfter, payAfter, residencyAfter, rowOn } from "./dated-fields.ts";
import type { ExistingPerson, JobRow } from "./existing.ts";
import type { ComparedField } from "./import-file.ts";
import { checkOrder, newEmployment } from "./new-employment.ts";
import type { ImportBook, PersonCells } from "./people.ts";
import { auditOf } from "./person-audit.ts";
import { employmentAfter, personAfter } from "./person-fields.ts";
import type { PayFields } from "./dated-fields.ts";
import { differences, type Labels, shownEmployment, shownJob, shownPay, shownPerson, shownResidency } from "./shown.ts";
import { type ImportWrites, noWrites, type RowWrite, type WriteTools } from "./writes.ts";

/** What rows are compared within. */
export interface Surroundings {
  readonly book: ImportBook;
  readonly labels: Labels;
  readonly grades: ReadonlyMap<string, ImportBook["grades"][number]>;
  readonly tools: WriteTools;
  /** Ids of people of the company, of this file too, by number in lower case. */
  readonly employeeIds: ReadonlyMap<string, string>;
  /** Whether pay is paid overtime for people of the class, from a day on. */
  readonly eligible: (
    classId: string | null,
    pay: Pick<PayFields, "rateType" | "basic" | "hoursPerWeek" | "daysPerWeek">,
    day: string,
  ) => boolean;
}

export interface ComparedPerson {
  readonly changes: readonly ComparedField[];
  readonly writes: ImportWrites;
}

/** The ids of a new person and their employment. */
export interface NewIds {
  readonly personId: string;
  readonly employeeId: string;
}

const dated = (
  table: "jobs" | "pay" | "residencies",
  rows: readonly { readonly id: string; readonly version: number; readonly effectiveFrom: string }[],
  from: string,
  employeeId: string,
  fields: object,
  newId: () => string,
): RowWrite => {
  const same = rows.find(({ effectiveFrom }) => effectiveFrom === from);
  return {
    table,
    id: same?.id ?? newId(),
    version: same?.version ?? null,
    fields: same ? { ...fields } : { employeeId, effectiveFrom: from, ...fields },
  };
};

interface Lines {
  readonly rows: readonly RowWrite[];
  readonly managerNo: string | null;
}

/** Reporting lines of a job row: those of the row before, with the manager of the cell. */
function linesOf(
  jobId: string,
  employeeId: string,
  { managerNo }: PersonCells,
  before: { job: JobRow | null; lines: ExistingPerson["lines"] },
  { employeeIds, tools }: Surroundings,
): Lines {
  const kept = before.lines.filter((line) => line.jobId === before.job?.id);
  const managerId = managerNo === null ? undefined : employeeIds.get(managerNo.toLowerCase());
  const primary = kept.find(({ kind }) => kind === "primary");
  const lines = [
    ...(managerId === undefined ? (primary ? [primary] : []) : [{ managerId, kind: "primary" as const }]),
    ...kept.filter((line) => line.kind === "dotted" && line.managerId !== managerId),
  ];
  return {
    rows: lines.map((line) => ({
      table: "lines" as const,
      id: tools.newId(),
      version: null,
      fields: { jobId, employeeId, managerId: line.managerId, kind: line.kind },
    })),
    managerNo: managerNo ?? primary?.managerNo ?? null,
  };
}

/** `hash` is the fingerprint of the identity number in the row, if there is one. */
export function comparePerson(
  reader: RowReader,
  cells: PersonCells,
  hash: string | null,
  existing: ExistingPerson | null,
  ids: NewIds,
  around: Surroundings,
): ComparedPerson {
  const { book, labels, grades, tools } = around;
  const { today } = book;
  const before = existing?.person ?? null;
  const person = personAfter(before, cells, hash, tools);
  if (existing === null)
    for (const { code, required } of book.customFields)
      if (required && cells.customFields[code] === undefined) reader.required(`customFields.${code}`);
  const grade = cells.grade ?? grades.get(cells.designation?.gradeId ?? "") ?? null;
  const started = existing ? null : newEmployment(reader, cells, grade, today);
  const employment = started ?? employmentAfter((existing as ExistingPerson).employee, cells);
  if (existing) checkExisting(reader, cells, existing, employment);

  const of = existing ?? { employee: { startDate: employment.startDate, lastDay: null } as ExistingPerson["employee"] };
  const at = (rows: readonly { effectiveFrom: string }[]): string =>
    firstDayOf(reader, rows, cells.effectiveFrom, of, today);
  const [jobs, pays, residencies] = [existing?.jobs ?? [], existing?.pay ?? [], existing?.residencies ?? []];
  const heldJob = rowOn(jobs, cells.effectiveFrom ?? today);
  const job = jobAfter(reader, heldJob, cells, grades);
  const heldPay = rowOn(pays, cells.effectiveFrom ?? today);
  const payFrom = cells.effectiveFrom ?? today;
  const pay = payAfter(heldPay, cells, (rate) => around.eligible(job?.classId ?? null, rate, payFrom));
  const heldResidency = rowOn(residencies, cells.effectiveFrom ?? today);
  const residency = residencyAfter(reader, heldResidency, cells);

  const employeeId = existing?.employeeId ?? ids.employeeId;
  const personId = existing?.personId ?? ids.personId;
  const managerBefore =
    existing?.lines.find(({ jobId, kind }) => jobId === heldJob?.id && kind === "primary")?.managerNo ?? null;
  const managerAfter =
    cells.managerNo === null || cells.managerNo.toLowerCase() === managerBefore?.toLowerCase()
      ? managerBefore
      : cells.managerNo;

  const ofPerson = differences(shownPerson(before, labels), shownPerson(person, labels));
  if (before !== null && before.idHash !== person.idHash && !ofPerson.some(({ field }) => field === "idNo"))
    ofPerson.push({ field: "idNo", before: `••••${before.idLast4 ?? ""}`, after: `••••${person.idLast4 ?? ""}` });
  const ofEmployment = differences(shownEmployment(existing?.employee ?? null), shownEmployment(employment));
  const ofJob = differences(
    { ...shownJob(heldJob, labels), managerNo: managerBefore },
    { ...shownJob(job, labels), managerNo: managerAfter },
  );
  const ofPay = differences(shownPay(heldPay), shownPay(pay));
  const ofResidency = differences(shownResidency(heldResidency), shownResidency(residency));
  const rows: RowWrite[] = [];
  const relinedJobs: string[] = [];
  if (ofPerson.length > 0)
    rows.push({ table: "persons", id: personId, version: existing?.person.version ?? null, fields: { ...person } });
  if (ofEmployment.length > 0 || ofPerson.length > 0)
    rows.push({
      table: "employees",
      id: employeeId,
      version: existing?.employee.version ?? null,
      fields: existing ? { ...employment } : { personId, ...started },
    });
  if (job !== null && ofJob.length > 0) {
    const row = dated("jobs", jobs, at(jobs), employeeId, job, tools.newId);
    const lines = linesOf(row.id, employeeId, cells, { job: heldJob, lines: existing?.lines ?? [] }, around);
    rows.push(row, ...lines.rows);
    relinedJobs.push(row.id);
  }
  if (pay !== null && ofPay.length > 0) rows.push(dated("pay", pays, at(pays), employeeId, pay, tools.newId));
  if (residency !== null && ofResidency.length > 0)
    rows.push(dated("residencies", residencies, at(residencies), employeeId, residency, tools.newId));
  const changes = [...ofEmployment, ...ofPerson, ...ofJob, ...ofPay, ...ofResidency];
  const events = changes.length === 0 ? [] : [eventOf(existing, employeeId, person.fullName, changes, started?.status)];
  return { changes, writes: { ...noWrites, rows, relinedJobs, events } };
}

/** The history of a new person begins with who they are; what they start with is in their records. */
function eventOf(
  existing: ExistingPerson | null,
  recordId: string,
  recordName: string,
  changes: readonly ComparedField[],
  status: string | undefined,
) {
  const first = ["employeeNo", "fullName", "startDate", "contractType"];
  const begun = status === undefined ? [] : [{ field: "employment.status", before: null, after: status }];
  return {
    action: existing ? ("update" as const) : ("create" as const),
    subject: "employees",
    recordId,
    recordName,
    changes: existing ? auditOf(changes) : [...auditOf(changes.filter(({ field }) => first.includes(field))), ...begun],
  };
}

function checkExisting(
  reader: RowReader,
  cells: PersonCells,
  { employee: { status, confirmedOn, lastDay } }: ExistingPerson,
  after: ReturnType<typeof employmentAfter>,
): void {
  checkOrder(reader, { ...cells, startDate: after.startDate });
  if (cells.startDate !== null && lastDay !== null && cells.startDate > lastDay)
    reader.fault("startDate", "after-last-day", cells.startDate);
  // Confirmation is a step with consequences of its own.
  if (cells.confirmedOn !== null && cells.confirmedOn !== confirmedOn && status !== "confirmed" && status !== "notice")
    reader.fault("confirmedOn", "confirm-on-record", cells.confirmedOn);
  if (after.contractType === "fixedTerm" && after.contractEnd === null) reader.required("contractEnd");
}
