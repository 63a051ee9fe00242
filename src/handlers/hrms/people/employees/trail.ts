/** The history of an employee: changes and employment dates. */
import type { EmployeeTimeline } from "#generated/hrms/schema.ts";
import { termsOf } from "#src/store/people/dated.ts";
import { movesOf } from "#src/store/people/employee-records/moves-of.ts";
import { findEmployee } from "#src/store/people/shared/record.ts";
import { sectionEvents } from "#src/store/people/section-events.ts";
import type { HrmsHandlers } from "../../context.ts";
import { historyEvent } from "../../shared/records/history.ts";
import { employeeOf } from "../shared/people.ts";
import { sectionChanges } from "./changes.ts";
import { jobs, jobsOf } from "./jobs.ts";
import { payTermsOf } from "./pay-terms.ts";
import { residenciesOf } from "./residencies.ts";
import { statutoryOf } from "./statutory.ts";

type Event = EmployeeTimeline["items"][number];
interface Row {
  id: string;
  effectiveFrom: string;
  reason: string | null;
}
type AuditFields = Readonly<Record<string, unknown>>;

/** Each row with the previous one. */
function eventsOf<Shown extends Row>(
  kind: "job" | "pay" | "residency" | "statutory",
  rows: readonly Shown[],
  auditFields: (row: Shown) => AuditFields,
): Event[] {
  return rows.map((row, index) => {
    const before = rows[index - 1];
    const changes = sectionChanges(kind, before ? auditFields(before) : null, auditFields(row)).filter(
      ({ field }) => !field.endsWith(".effectiveFrom"),
    );
    return { date: row.effectiveFrom, kind, recordId: row.id, reason: row.reason, changes };
  });
}

const order: readonly Event["kind"][] = [
  "offered",
  "started",
  "residency",
  "job",
  "statutory",
  "pay",
  "probationEnds",
  "confirmed",
  "contractEnds",
  "noticeGiven",
  "suspended",
  "lastDay",
  "movedTo",
  "movedFrom",
];

export const trailHandlers = {
  async listEmployeeHistory({ path, query }, ctx) {
    const { id, read } = await employeeOf(ctx, path, { class: "public" });
    const page = await sectionEvents(ctx.db, id, read, query ?? {});
    const items = page.items.map((event) => ({
      ...historyEvent(event),
      // For records of the employee, says which.
      ...(event.subject !== "employees" && { subject: event.subject, record: event.recordName }),
    }));
    return { ...page, items };
  },

  async getEmployeeTimeline({ path }, ctx) {
    const { id, read } = await employeeOf(ctx, path, { class: "public" });
    const whole = await findEmployee(ctx.db, path.companyId, id);
    if (!whole) throw new Error(`Employee ${id} is gone within one transaction.`);
    const {
      status,
      startDate,
      probationEnd,
      confirmedOn,
      contractEnd,
      noticeGivenOn,
      suspendedFrom,
      lastDay,
      exitReason,
    } = whole.employee;
    const on = (kind: Event["kind"], date: string | null, reason: string | null = null): Event[] =>
      date === null ? [] : [{ date, kind, recordId: null, reason, changes: [] }];
    const moves = (await movesOf(ctx.db, id)).map(
      ({ id: recordId, effective, leaves, company, employeeNo }): Event => ({
        date: effective,
        kind: leaves ? "movedTo" : "movedFrom",
        recordId,
        reason: `${company} ${employeeNo}`,
        changes: [],
      }),
    );
    const items = [
      ...moves,
      ...on(status === "offered" ? "offered" : "started", startDate),
      ...on("probationEnds", confirmedOn === null ? probationEnd : null),
      ...on("confirmed", confirmedOn),
      ...on("contractEnds", contractEnd),
      ...on("noticeGiven", noticeGivenOn),
      ...on("suspended", suspendedFrom),
      ...on("lastDay", lastDay, read.has("personal") ? exitReason : null),
      ...eventsOf("job", await jobsOf(ctx, id), jobs.auditFields),
      ...(read.has("identity") ? eventsOf("residency", await residenciesOf(ctx, id), termsOf) : []),
      ...(read.has("pay")
        ? [
            ...eventsOf("pay", await payTermsOf(ctx, id), termsOf),
            ...eventsOf("statutory", await statutoryOf(ctx, id), termsOf),
          ]
        : []),
    ];
    return {
      items: items.toSorted((a, b) => b.date.localeCompare(a.date) || order.indexOf(b.kind) - order.indexOf(a.kind)),
    };
  },
} satisfies HrmsHandlers;
