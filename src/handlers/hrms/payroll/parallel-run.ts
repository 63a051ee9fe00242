/** Parallel runs: the payslips of an earlier payroll system beside those of a pay run, until no difference is left. */
import type { ParallelDifference } from "#generated/hrms/schema.ts";
import { reply } from "#src/contract/handler.ts";
import { notFound, ProblemError } from "#src/contract/problem.ts";
import { wordsIn } from "#src/domain/payroll/files/words.ts";
import {
  findParallelRun,
  itemCodes,
  removeUpload,
  saveAccepted,
  saveUpload,
} from "#src/store/payroll/parallel-runs.ts";
import type { PayRunRow } from "#src/store/payroll/pay-runs.ts";
import { recordEvent } from "#src/store/shared/audit.ts";
import { actorOf, type HrmsContext, type HrmsHandlers, type SteppedHandlers } from "../context.ts";
import { lineOf, linesOrNull } from "../shared/fields.ts";
import { ownBytes } from "../shared/uploads/own-bytes.ts";
import { type FoundDifference, parallelState, parallelWire, withAccepted } from "./shared/parallel-state.ts";
import { lockedRun, readRun } from "./shared/run-records.ts";

const differenceWire = ({
  accepted,
  acceptedBy,
  id: _id,
  lines,
  ...difference
}: FoundDifference): ParallelDifference => ({
  ...difference,
  lines: lines.map(({ unit, quantity, rate, amount }) => ({ unit, quantity, rate, amount })),
  state: accepted ? "accepted" : "open",
  reason: accepted?.reason ?? null,
  acceptedBy: accepted ? acceptedBy : null,
  acceptedAt: accepted?.at ?? null,
});

async function note(
  ctx: HrmsContext,
  run: PayRunRow,
  change: { readonly field: string; readonly before: string | null; readonly after: string | null },
  reason?: string,
): Promise<void> {
  await recordEvent(ctx.db, actorOf(ctx), {
    companyId: run.companyId,
    action: "update",
    subject: "pay-runs",
    recordId: run.id,
    recordName: run.name,
    changes: [change],
    ...(reason !== undefined && { reason }),
  });
}

/** Whether something is about this item of the employee. */
const isAbout =
  ({ employeeId, code }: { readonly employeeId: string; readonly code: string }) =>
  (each: { readonly employeeId: string; readonly code: string }): boolean =>
    each.employeeId === employeeId && each.code === code;

export const parallelRunHandlers = {
  async getParallelRun(input, ctx) {
    return parallelWire(await parallelState(ctx, await readRun(ctx, input)));
  },

  async listParallelDifferences(input, ctx) {
    const { show = ["open"], q = "", page = 1, pageSize = 10 } = input.query ?? {};
    const state = await parallelState(ctx, await readRun(ctx, input));
    const wanted = q.trim().toLowerCase();
    const found = (state?.differences ?? []).filter(
      ({ accepted, fullName, employeeNo, code, name }) =>
        show.includes(accepted ? "accepted" : "open") &&
        [fullName, employeeNo, code, name ?? ""].some((text) => text.toLowerCase().includes(wanted)),
    );
    return {
      items: found.slice((page - 1) * pageSize, page * pageSize).map(differenceWire),
      total: found.length,
      page,
      pageSize,
    };
  },

  async acceptParallelDifference(input, ctx) {
    const { before: run } = await lockedRun(ctx, input);
    const { employeeId, code, reason } = input.body;
    const state = await parallelState(ctx, run);
    const found = state?.differences.find(isAbout(input.body));
    if (!state || !found) throw notFound();
    const others = state.upload.accepted.filter((each) => !isAbout(input.body)(each));
    const why = linesOrNull("reason", reason) ?? "";
    const at = ctx.now().toISOString();
    const by = actorOf(ctx).userId;
    const accepted = [...others, { employeeId, code, difference: found.difference, reason: why, by, at }];
    await saveAccepted(ctx.db, run.id, accepted);
    await note(ctx, run, { field: "parallelAccepted", before: null, after: `${found.employeeNo} ${code}` }, why);
    return parallelWire(withAccepted(state, accepted));
  },

  async reopenParallelDifference(input, ctx) {
    const { before: run } = await lockedRun(ctx, input);
    const { code } = input.body;
    const state = await parallelState(ctx, run);
    const found = state?.differences.find(isAbout(input.body));
    if (!state || !found?.accepted) throw notFound();
    const accepted = state.upload.accepted.filter((each) => !isAbout(input.body)(each));
    await saveAccepted(ctx.db, run.id, accepted);
    await note(ctx, run, { field: "parallelAccepted", before: `${found.employeeNo} ${code}`, after: null });
    return parallelWire(withAccepted(state, accepted));
  },

  async removeParallelPayslips(input, ctx) {
    const { before: run } = await lockedRun(ctx, input);
    const upload = await findParallelRun(ctx.db, run.id);
    if (!upload) throw notFound();
    await removeUpload(ctx.db, run.id);
    await note(ctx, run, { field: "parallelFile", before: upload.fileName, after: null });
    return reply(204, null);
  },
} satisfies HrmsHandlers;

export const parallelRunSteps = {
  async uploadParallelPayslips(input, call) {
    const { path, query, body } = input;
    const { codes, owner } = await call.transact(async (ctx) => {
      const run = await readRun(ctx, { path });
      const codes = await itemCodes(ctx.db, run.companyId, wordsIn("en").lines);
      return { codes, owner: actorOf(ctx).tenantId };
    });
    const fileName = lineOf("name", query.name);
    const bytes = ownBytes(body as unknown as Uint8Array<ArrayBuffer>);
    const file = await call.settings.uploads.run("readOldPayslipFile", {
      input: { bytes, codes },
      owner,
      transfer: [bytes.buffer],
    });
    if (file.faults.length > 0)
      throw new ProblemError("validation", {
        errors: file.faults.map(({ row, column, code, value }) => ({
          pointer: "",
          code,
          params: { row, column: column ?? "", value },
        })),
      });
    return call.transact(async (ctx) => {
      const { before: run } = await lockedRun(ctx, { path });
      const before = await findParallelRun(ctx.db, run.id);
      await saveUpload(
        ctx.db,
        { companyId: run.companyId, runId: run.id },
        { fileName, amounts: file.amounts },
        actorOf(ctx),
      );
      await note(ctx, run, { field: "parallelFile", before: before?.fileName ?? null, after: fileName });
      return parallelWire(await parallelState(ctx, run));
    });
  },
} satisfies SteppedHandlers;
