/** Steps of an employment's life cycle: their preconditions, and the dates they set. */
import { conflict, invalid } from "#src/contract/problem.ts";
import { lastDayOf, probationEndOf } from "#src/domain/people/life-cycle.ts";
import { openTasksOf, skipOpenTasks } from "#src/store/people/employee-records/skip-tasks.ts";
import { gradeRecords } from "#src/store/company/shared/grades.ts";
import { heldOn } from "#src/store/people/dated.ts";
import { actorOf, type HrmsContext, type HrmsHandlers } from "../../context.ts";
import { openAutomaticTasks } from "../shared/employee-tasks.ts";
import { linesOrNull } from "../../shared/fields.ts";
import type { Opened } from "./entry.ts";
import { endAccess, handOver } from "./leaving.ts";
import { jobs, jobsOf } from "./jobs.ts";
import { beginStep, finish } from "./life-step.ts";
import { payTerms } from "./pay-terms.ts";
import { mustBeReady } from "./readiness.ts";
import { rehireEmployee } from "./rehire.ts";
import { statutory } from "./statutory.ts";

/** Exits by transfer are undone and completed through the transfer. */
function mustNotMove({ whole: { employee } }: Opened): void {
  if (employee.status === "notice" && employee.transferId !== null)
    throw conflict("by-transfer", "This exit is part of a transfer to another company: withdraw the transfer instead.");
}

/** Skips onboarding tasks, now pointless; offboarding tasks must be done or skipped first. */
async function leaveNoTasks(ctx: HrmsContext, { who, actor }: Opened): Promise<void> {
  await skipOpenTasks(ctx.db, actor, who.id, "onboarding");
  const open = await openTasksOf(ctx.db, who.id);
  if (open.length === 0) return;
  const errors = open.slice(0, 20).map(({ id, title }) => ({
    pointer: "",
    code: "open-task",
    message: title,
    params: { subject: "tasks", id, name: title },
  }));
  throw conflict("open-tasks", "Offboarding tasks are still open: complete or skip them.", errors);
}

/** Months of probation from the grade of the current job. */
async function probationMonths(ctx: HrmsContext, { who }: Opened, startDate: string): Promise<number> {
  const gradeId = heldOn(await jobsOf(ctx, who.id), startDate)?.gradeId;
  return gradeId == null ? 0 : ((await gradeRecords.find(ctx.db, who.companyId, gradeId))?.probationMonths ?? 0);
}

export const lifeHandlers = {
  async acceptEmployeeOffer({ path }, ctx) {
    const opened = await beginStep(ctx, path, "acceptOffer");
    await openAutomaticTasks(
      ctx,
      { companyId: opened.who.companyId, employeeId: opened.who.id },
      "onboarding",
      opened.whole.employee.startDate,
    );
    return finish(ctx, opened, { status: "onboarding" });
  },

  async startEmployeeProbation({ path, body }, ctx) {
    const opened = await beginStep(ctx, path, "startProbation");
    const { employee } = opened.whole;
    const startDate = body.startDate ?? employee.startDate;
    if (startDate > opened.day) throw invalid("/startDate", "in-future");
    const agreed =
      employee.probationEnd !== null && startDate === employee.startDate
        ? employee.probationEnd
        : probationEndOf(startDate, await probationMonths(ctx, opened, startDate));
    const probationEnd = body.probationEnd === undefined ? agreed : body.probationEnd;
    if (probationEnd !== null && probationEnd < startDate) throw invalid("/probationEnd", "before-start");
    // Starting without a probation confirms at once.
    if (probationEnd === null) await mustBeReady(ctx, opened.who);
    const state =
      probationEnd === null
        ? ({ status: "confirmed", confirmedOn: startDate } as const)
        : ({ status: "probation" } as const);
    return finish(ctx, opened, { ...state, startDate, probationEnd });
  },

  async extendEmployeeProbation({ path, body }, ctx) {
    const opened = await beginStep(ctx, path, "extendProbation");
    const { probationEnd, startDate } = opened.whole.employee;
    if (body.probationEnd <= (probationEnd ?? startDate))
      throw invalid("/probationEnd", "not-later", { day: probationEnd ?? startDate });
    return finish(ctx, opened, { probationEnd: body.probationEnd }, body.reason);
  },

  async giveEmployeeNotice({ path, body }, ctx) {
    const opened = await beginStep(ctx, path, "giveNotice");
    const { startDate, noticeDays } = opened.whole.employee;
    const { noticeGivenOn, exitReason } = body;
    if (noticeGivenOn < startDate) throw invalid("/noticeGivenOn", "before-start");
    if (noticeGivenOn > opened.day) throw invalid("/noticeGivenOn", "in-future");
    const lastDay = body.lastDay ?? lastDayOf(noticeGivenOn, noticeDays ?? 0);
    if (lastDay < noticeGivenOn) throw invalid("/lastDay", "before-notice");
    await openAutomaticTasks(
      ctx,
      { companyId: opened.who.companyId, employeeId: opened.who.id },
      "offboarding",
      lastDay,
    );
    return finish(ctx, opened, {
      status: "notice",
      noticeGivenOn,
      lastDay,
      exitReason,
      exitNote: linesOrNull("exitNote", body.exitNote),
    });
  },

  async cancelEmployeeExit({ path, body }, ctx) {
    const opened = await beginStep(ctx, path, "cancelExit");
    mustNotMove(opened);
    await skipOpenTasks(ctx.db, actorOf(ctx), opened.who.id, "offboarding");
    const status = opened.whole.employee.confirmedOn === null ? "probation" : "confirmed";
    return finish(
      ctx,
      opened,
      { status, noticeGivenOn: null, lastDay: null, exitReason: null, exitNote: null },
      body.reason,
    );
  },

  async completeEmployeeExit({ path, body }, ctx) {
    const opened = await beginStep(ctx, path, "completeExit");
    mustNotMove(opened);
    const { employee } = opened.whole;
    const lastDay = body.lastDay ?? employee.lastDay;
    const exitReason = body.exitReason ?? employee.exitReason;
    if (lastDay === null) throw invalid("/lastDay", "required");
    if (exitReason === null) throw invalid("/exitReason", "required");
    if (lastDay < employee.startDate) throw invalid("/lastDay", "before-start");
    if (lastDay > opened.day) throw invalid("/lastDay", "in-future");
    await leaveNoTasks(ctx, opened);
    await handOver(ctx, opened, lastDay, body.reportsTo ?? null);
    await endAccess(ctx, opened, lastDay);
    for (const rows of [jobs, payTerms, statutory]) await rows.dropAfter(ctx, opened.who, lastDay);
    const exitNote = body.exitNote === undefined ? employee.exitNote : linesOrNull("exitNote", body.exitNote);
    return finish(ctx, opened, {
      status: "exited",
      suspendedFrom: null,
      lastDay,
      exitReason,
      exitNote,
      rehireEligible: body.rehireEligible ?? null,
    });
  },

  async suspendEmployee({ path, body }, ctx) {
    const opened = await beginStep(ctx, path, "suspend");
    if (body.from < opened.whole.employee.startDate) throw invalid("/from", "before-start");
    return finish(ctx, opened, { suspendedFrom: body.from }, body.reason);
  },

  async resumeEmployee({ path }, ctx) {
    return finish(ctx, await beginStep(ctx, path, "resume"), { suspendedFrom: null });
  },

  rehireEmployee,
} satisfies HrmsHandlers;
