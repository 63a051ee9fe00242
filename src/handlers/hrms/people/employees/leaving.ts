/** Consequences of an exit: direct reports get another manager, departments another head, and access ends. */
import { conflict, invalid, ProblemError } from "#src/contract/problem.ts";
import { addDays } from "#src/domain/shared/calendar.ts";
import { endSplits } from "#src/store/people/employee-records/end-splits.ts";
import { passHeadships } from "#src/store/company/shared/heads.ts";
import { datedRows, heldOn, insertDated, termsOf } from "#src/store/people/dated.ts";
import { linesOf, lockLines, managersAbove, managersIn, reportsFrom, setLines } from "#src/store/people/shared/jobs.ts";
import { endAccessOf } from "#src/store/people/leavers.ts";
import type { HrmsContext } from "../../context.ts";
import type { Opened } from "./entry.ts";

interface Leaver {
  readonly who: Pick<Opened["who"], "id" | "companyId">;
  readonly actor: Opened["actor"];
}

/** Direct reports from the day on, if a valid successor is named; none otherwise. */
export async function reportsToHandOver(
  ctx: HrmsContext,
  who: Leaver["who"],
  next: string,
  to: string | null,
  pointer: string,
): Promise<{ id: string; fullName: string }[]> {
  const reports = await reportsFrom(ctx.db, who.id, next);
  if (reports.length === 0) return [];
  if (to === null) {
    const errors = reports.slice(0, 20).map(({ id, fullName }) => ({
      pointer: "",
      code: "used-by",
      message: `is the manager of ${fullName}`,
      params: { subject: "employees", id, name: fullName },
    }));
    throw conflict("has-reports", "People report to this employee: choose their new manager.", errors);
  }
  if (to === who.id || !(await managersIn(ctx.db, who.companyId, [to], next)).has(to))
    throw invalid(pointer, "unknown-reference");
  return reports;
}

/** From the day after, direct reports move to the successor, who also takes over as head. */
export async function handOver(
  ctx: HrmsContext,
  { who, actor }: Leaver,
  lastDay: string,
  to: string | null,
  pointer = "/reportsTo",
): Promise<void> {
  await lockLines(ctx.db, who.companyId);
  const next = addDays(lastDay, 1);
  if (to !== null && to !== who.id && (await managersIn(ctx.db, who.companyId, [to], next)).has(to))
    await passHeadships(ctx.db, actor, who.id, to);
  const reports = await reportsToHandOver(ctx, who, next, to, pointer);
  if (reports.length === 0 || to === null) return;
  const above = new Set([to, ...(await managersAbove(ctx.db, to, next))]);
  for (const report of reports) {
    // A direct report may become manager of the others; they then report to the leaver's manager.
    if (report.id !== to && above.has(report.id))
      throw new ProblemError("validation", { errors: [{ pointer, code: "circle" }] });
    const rows = await datedRows(ctx.db, "job", report.id, next);
    const lines = await linesOf(
      ctx.db,
      rows.map(({ id }) => id),
    );
    const replaced = (id: string) =>
      (lines.get(id) ?? [])
        .filter(({ managerId }) => managerId !== who.id && managerId !== to)
        .concat(report.id === to ? [] : [{ managerId: to, manager: "", kind: "primary" }]);
    const current = heldOn(rows, next);
    for (const row of rows.filter(
      ({ id, effectiveFrom }) => effectiveFrom >= next || (id === current?.id && effectiveFrom === next),
    )) {
      if ((lines.get(row.id) ?? []).some(({ managerId, kind }) => managerId === who.id && kind === "primary")) {
        await setLines(
          ctx.db,
          actor,
          { companyId: who.companyId, employeeId: report.id, jobId: row.id },
          replaced(row.id),
        );
      }
    }
    if (current === undefined || current.effectiveFrom >= next) continue;
    if (!(lines.get(current.id) ?? []).some(({ managerId, kind }) => managerId === who.id && kind === "primary"))
      continue;
    const of = { companyId: who.companyId, employeeId: report.id };
    const jobId = await insertDated(ctx.db, actor, "job", of, {
      effectiveFrom: next,
      reason: null,
      ...termsOf(current),
    });
    await setLines(ctx.db, actor, { ...of, jobId }, replaced(current.id));
  }
}

/** Ends access after the last day; a tenant keeps an owner. */
export async function endAccess(ctx: HrmsContext, { who, actor }: Leaver, lastDay: string): Promise<void> {
  if (!(await endAccessOf(ctx.db, actor, who.id, lastDay)))
    throw conflict("last-owner", "Every organisation needs an owner: give this role to someone else first.");
  await endSplits(ctx.db, actor, { companyId: who.companyId, employeeId: who.id }, lastDay);
  ctx.forgetRights();
}
