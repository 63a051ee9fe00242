/** Payslips of a company, and one's own. */
import { type Reply, reply } from "#src/contract/handler.ts";
import { conflict, notFound, ProblemError } from "#src/contract/problem.ts";
import {
  allPayslips,
  findOwnPayslip,
  findPayslip,
  noteSeen,
  ownPayslipPage,
  payslipPage,
  type WholePayslip,
} from "#src/store/payroll/payslips.ts";
import type { Language } from "#src/domain/shared/languages.ts";
import { filedSlip } from "#src/store/payroll/filed-slips.ts";
import { eventsOf } from "#src/store/shared/audit.ts";
import type { HrmsContext, HrmsHandlers } from "../context.ts";
import { reachOf } from "../people/shared/people.ts";
import { historyPage } from "../shared/records/history.ts";
import { exportFile } from "../shared/records/operations.ts";
import { versioned } from "../shared/records/version.ts";
import { enterPay } from "./shared/paid.ts";
import { payslipName, payslipPdf } from "./shared/payslip-pdf.ts";
import { explained, payslipWire, rowWire } from "./shared/payslip-wire.ts";

interface OfPayslip {
  readonly path: { readonly companyId: string; readonly payslipId: string };
}

async function found(ctx: HrmsContext, { path: { companyId, payslipId } }: OfPayslip): Promise<WholePayslip> {
  await enterPay(ctx, companyId, "payslips");
  const slip = await findPayslip(ctx.db, companyId, payslipId);
  if (!slip) throw notFound();
  return slip;
}

/** The signed-in person's employee record. Only their own: no reporting line opens pay. */
async function ownEmployee(ctx: HrmsContext, companyId: string): Promise<string> {
  const { reader, grants } = await reachOf(ctx, companyId, "payslips");
  if (!grants.some(({ read, scope }) => read.has("pay") && (scope === "self" || scope === "all")))
    throw new ProblemError("forbidden");
  if (reader === null) throw notFound("You have no employee record in this company.");
  return reader;
}

async function foundOwn(ctx: HrmsContext, { path: { companyId, payslipId } }: OfPayslip): Promise<WholePayslip> {
  const slip = await findOwnPayslip(ctx.db, companyId, await ownEmployee(ctx, companyId), payslipId);
  if (!slip) throw notFound();
  return slip;
}

const documented: readonly string[] = ["final", "published", "reversed"];

async function documentOf(
  ctx: HrmsContext,
  { id, state }: WholePayslip,
  language: Language | undefined,
  isOwn: boolean,
): Promise<Reply<200, Blob>> {
  if (!documented.includes(state)) throw conflict("not-locked", "The run of the payslip is not locked.");
  const slip = await filedSlip(ctx.db, id);
  if (!slip) throw notFound();
  const bytes = await payslipPdf(ctx, slip, language ?? "en", isOwn);
  return reply(200, new Blob([bytes]), { "Content-Disposition": `attachment; filename="${payslipName(slip)}"` });
}

export const payslipsHandlers = {
  async listPayslips({ path: { companyId }, query = {} }, ctx) {
    await enterPay(ctx, companyId, "payslips");
    const page = await payslipPage(ctx.db, companyId, query);
    return { ...page, items: page.items.map((row) => rowWire(row)) };
  },

  async exportPayslips({ path: { companyId }, query = {} }, ctx) {
    await enterPay(ctx, companyId, "payslips");
    return exportFile("payslips", query, await allPayslips(ctx.db, companyId, query), {});
  },

  async getPayslip(input, ctx) {
    return versioned(200, await payslipWire(ctx, await found(ctx, input)));
  },

  async getPayslipExplanation(input, ctx) {
    return explained(ctx, await found(ctx, input));
  },

  async downloadPayslipPdf(input, ctx) {
    return documentOf(ctx, await found(ctx, input), input.query?.language, false);
  },

  async listPayslipHistory(input, ctx) {
    const { id } = await found(ctx, input);
    return historyPage(await eventsOf(ctx.db, "payslips", id, input.query ?? {}));
  },

  async listMyPayslips({ path: { companyId }, query = {} }, ctx) {
    const employeeId = await ownEmployee(ctx, companyId);
    const page = await ownPayslipPage(ctx.db, companyId, employeeId, query);
    return { ...page, items: page.items.map((row) => rowWire(row, true)) };
  },

  async getMyPayslip(input, ctx) {
    return versioned(200, await payslipWire(ctx, await foundOwn(ctx, input), true));
  },

  async getMyPayslipExplanation(input, ctx) {
    return explained(ctx, await foundOwn(ctx, input));
  },

  async downloadMyPayslipPdf(input, ctx) {
    return documentOf(ctx, await foundOwn(ctx, input), input.query?.language, true);
  },

  async viewMyPayslip(input, ctx) {
    const { id, viewedAt } = await foundOwn(ctx, input);
    if (viewedAt === null) await noteSeen(ctx.db, id, { viewedAt: ctx.now() });
    return versioned(200, await payslipWire(ctx, await foundOwn(ctx, input), true));
  },

  async acknowledgeMyPayslip(input, ctx) {
    const { id, viewedAt, acknowledgedAt } = await foundOwn(ctx, input);
    const now = ctx.now();
    if (acknowledgedAt === null)
      await noteSeen(ctx.db, id, { acknowledgedAt: now, ...(viewedAt === null && { viewedAt: now }) });
    return versioned(200, await payslipWire(ctx, await foundOwn(ctx, input), true));
  },
} satisfies HrmsHandlers;
