/** Tax clearances: Form IR21 drafted from payslips, approved by a second person, filed with IRAS, and the withheld moneys paid or released. */
import { conflict, invalid } from "#src/contract/problem.ts";
import { type ClearanceCorrection, clearanceDetails, moneysOf } from "#src/domain/payroll/clearance.ts";
import { pick } from "#src/domain/shared/pick.ts";
import { leaverOf } from "#src/store/payroll/settlement-pay.ts";
import { residencyOn } from "#src/store/payroll/settlements.ts";
import {
  draftClearance,
  hadEmployerBefore,
  lastClearance,
  nextClearanceNumber,
  type TaxClearanceFields,
  taxClearanceRecords,
  type TaxClearanceRow,
} from "#src/store/payroll/tax-clearances.ts";
import { needFreshCode } from "../account/shared/second-step.ts";
import { actorOf, type HrmsContext, type HrmsHandlers, principalOf } from "../context.ts";
import { employeeOf, secondPerson } from "../people/shared/people.ts";
import { lineOrNull, linesOrNull } from "../shared/fields.ts";
import { checkVersion } from "../shared/records/version.ts";
import { moments } from "../shared/records/wire.ts";
import { moneysAgain, moneySums } from "./shared/clearance-moneys.ts";
import { enterPay } from "./shared/paid.ts";
import {
  clearanceAnswer,
  clearanceRecords,
  clearingMakers,
  lockedClearance,
  mustBeClearing,
  problemsOf,
  readClearance,
  saveClearance,
} from "./shared/tax-clearance-records.ts";

/** Figures, moneys and last salary as payslips have them now. */
async function drafted(
  ctx: HrmsContext,
  of: Pick<TaxClearanceRow, "companyId" | "employeeId" | "personId" | "noticeOn" | "ceasesOn">,
) {
  const found = await draftClearance(ctx.db, of, ctx.settings.dataKey);
  return { ...found, ...moneySums({ noticeOn: of.noticeOn, moneys: found.moneys }), draftedAt: actorOf(ctx).now };
}

const notFuture = (ctx: HrmsContext, companyId: string, pointer: string, day: string | null): void => {
  if (day !== null && day > ctx.today(companyId)) throw invalid(pointer, "in-the-future");
};

export const taxClearancesHandlers = {
  async listTaxClearances(input, ctx) {
    const { companyId } = input.path;
    await enterPay(ctx, companyId);
    const page = await taxClearanceRecords.page(ctx.db, companyId, input.query ?? {});
    const items = page.items.map((row) => ({
      ...pick(row, ["id", "companyId", "employeeId", "employeeNo", "fullName", "kind", "number", "status", "dueOn"]),
      ...pick(row, ["ceasesOn", "shouldWithhold", "withheld", "version"]),
      ...moments(pick(row, ["createdAt", "updatedAt"])),
      createdBy: row.createdBy ?? "",
      updatedBy: row.updatedBy ?? "",
    }));
    return { ...page, items };
  },

  async exportTaxClearances(input, ctx) {
    await enterPay(ctx, input.path.companyId);
    return clearanceRecords.export(input, ctx);
  },

  async getTaxClearance(input, ctx) {
    return clearanceAnswer(200, ctx, await readClearance(ctx, input));
  },

  async listTaxClearanceHistory(input, ctx) {
    await enterPay(ctx, input.path.companyId);
    return clearanceRecords.history(input, ctx);
  },

  async createTaxClearance({ path: { companyId }, body: { employeeId } }, ctx) {
    await enterPay(ctx, companyId);
    const employee = await employeeOf(ctx, { companyId, employeeId }, { class: "pay", element: "payroll" });
    const leaver = await leaverOf(ctx.db, employee.id);
    if (!leaver || leaver.lastDay === null)
      throw conflict("no-last-day", "This employment has no last day: record the notice first.");
    const ceasesOn = leaver.lastDay;
    if ((await residencyOn(ctx.db, employee.id, ceasesOn)) === "citizen")
      throw conflict("citizen", "Citizens need no tax clearance.");
    const last = await lastClearance(ctx.db, employee.id);
    if (last) throw conflict("clearance-open", "This employment has a form already: amend it instead.");
    const noticeOn = leaver.noticeGivenOn ?? ctx.today(companyId);
    const of = { companyId, employeeId: employee.id, personId: employee.personId, noticeOn, ceasesOn };
    const row = await clearanceRecords.add(ctx, companyId, {
      ...(await drafted(ctx, of)),
      employeeId: employee.id,
      kind: "original",
      number: await nextClearanceNumber(ctx.db, employee.id),
      status: "draft",
      event: "ends",
      undertaking: false,
      professional: false,
      hadEmployerBefore: await hadEmployerBefore(ctx.db, employee.id),
      noticeOn,
      ceasesOn,
      makers: [actorOf(ctx).userId],
    });
    return clearanceAnswer(201, ctx, row);
  },

  async updateTaxClearance(input, ctx) {
    const target = await lockedClearance(ctx, input);
    const { before } = target;
    checkVersion(before, input.headers);
    mustBeClearing(before, "draft");
    const { body } = input;
    if (body.ceasesOn < before.startDate) throw invalid("/ceasesOn", "before-start");
    if (body.noticeOn > body.ceasesOn) throw invalid("/noticeOn", "after-the-end");
    if (body.departsOn != null && body.departsOn < body.ceasesOn) throw invalid("/departsOn", "before-the-end");
    const details = {
      undertaking: false,
      professional: false,
      hadEmployerBefore: false,
      departsOn: null,
      arrivedOn: null,
      maritalStatus: null,
      shortNotice: null,
      ...body,
      withheldReason: linesOrNull("withheldReason", body.withheldReason),
      newEmployer: lineOrNull("newEmployer", body.newEmployer),
    };
    const moved = details.noticeOn !== before.noticeOn || details.ceasesOn !== before.ceasesOn;
    const fields: Partial<TaxClearanceFields> = {
      ...pick(details, clearanceDetails),
      ...(moved && (await drafted(ctx, { ...before, ...pick(details, ["noticeOn", "ceasesOn"]) }))),
      makers: clearingMakers(ctx, before),
    };
    return clearanceAnswer(200, ctx, await saveClearance(ctx, target, fields));
  },

  async draftTaxClearance(input, ctx) {
    const target = await lockedClearance(ctx, input);
    mustBeClearing(target.before, "draft");
    const fields = { ...(await drafted(ctx, target.before)), makers: clearingMakers(ctx, target.before) };
    return clearanceAnswer(200, ctx, await saveClearance(ctx, target, fields));
  },

  async correctTaxClearance(input, ctx) {
    const target = await lockedClearance(ctx, input);
    const { before } = target;
    mustBeClearing(before, "draft");
    const { year, box, amount = null } = input.body;
    if (!before.years.some((each) => each.year === year)) throw invalid("/year", "unknown");
    const reason = linesOrNull("reason", input.body.reason) ?? "";
    const others = before.corrections.filter((each) => each.year !== year || each.box !== box);
    const { now } = actorOf(ctx);
    const own: ClearanceCorrection[] =
      amount === null ? [] : [{ year, box, amount, reason, at: now.toISOString(), by: principalOf(ctx).fullName }];
    const fields = { corrections: [...others, ...own], makers: clearingMakers(ctx, before) };
    return clearanceAnswer(200, ctx, await saveClearance(ctx, target, fields, { reason }));
  },

  async submitTaxClearance(input, ctx) {
    const target = await lockedClearance(ctx, input);
    const { before } = target;
    mustBeClearing(before, "draft");
    const again = await moneysAgain(ctx, before);
    const problems = await problemsOf(ctx, { ...before, ...again });
    if (problems.length > 0)
      throw conflict("problems-open", "Resolve the problems first.", [
        { pointer: "", code: "problems-open", params: { count: problems.length } },
      ]);
    const { userId, now } = actorOf(ctx);
    const row = await saveClearance(ctx, target, {
      ...again,
      status: "submitted",
      submittedAt: now,
      submittedBy: userId,
      returnReason: null,
      returnedAt: null,
      returnedBy: null,
      makers: clearingMakers(ctx, before),
    });
    return clearanceAnswer(200, ctx, row);
  },

  async approveTaxClearance(input, ctx) {
    const target = await lockedClearance(ctx, input);
    const { before } = target;
    mustBeClearing(before, "submitted");
    const { userId, now } = actorOf(ctx);
    if (before.makerIds.includes(userId)) throw secondPerson();
    await needFreshCode(ctx);
    const reason = linesOrNull("comment", input.body.comment) ?? undefined;
    const fields = { status: "approved" as const, approvedAt: now, approvedBy: userId };
    return clearanceAnswer(200, ctx, await saveClearance(ctx, target, fields, { action: "activate", reason }));
  },

  async returnTaxClearance(input, ctx) {
    const target = await lockedClearance(ctx, input);
    mustBeClearing(target.before, "submitted");
    const { userId, now } = actorOf(ctx);
    const returnReason = linesOrNull("reason", input.body.reason) ?? "";
    const back = { status: "draft" as const, submittedAt: null, submittedBy: null };
    const fields = { ...back, returnedAt: now, returnedBy: userId, returnReason };
    return clearanceAnswer(200, ctx, await saveClearance(ctx, target, fields, { reason: returnReason }));
  },

  async acknowledgeTaxClearance(input, ctx) {
    const target = await lockedClearance(ctx, input);
    mustBeClearing(target.before, "approved");
    const { acknowledgedOn } = input.body;
    notFuture(ctx, target.before.companyId, "/acknowledgedOn", acknowledgedOn);
    const acknowledgement = lineOrNull("acknowledgement", input.body.acknowledgement);
    const again = await moneysAgain(ctx, target.before);
    const fields = { ...again, status: "acknowledged" as const, acknowledgement, acknowledgedOn };
    return clearanceAnswer(200, ctx, await saveClearance(ctx, target, fields));
  },

  async recordTaxDirective(input, ctx) {
    const target = await lockedClearance(ctx, input);
    mustBeClearing(target.before, "acknowledged");
    const { directiveOn, tax } = input.body;
    notFuture(ctx, target.before.companyId, "/directiveOn", directiveOn);
    const again = await moneysAgain(ctx, target.before);
    const fields = { ...again, status: "directed" as const, directiveOn, directiveTax: tax };
    return clearanceAnswer(200, ctx, await saveClearance(ctx, target, fields));
  },

  async settleTaxClearance(input, ctx) {
    const target = await lockedClearance(ctx, input);
    const { before } = target;
    mustBeClearing(before, "directed");
    const last = await lastClearance(ctx.db, before.employeeId);
    if (last && last.id !== before.id && last.status !== "directed" && last.status !== "settled")
      throw conflict("form-waiting", "Nothing is released before IRAS has answered the later form.");
    const { paidOn = null, releasedOn = null } = input.body;
    const { toIras, toEmployee } = moneysOf(before, before.directiveTax);
    if (toIras > 0 && paidOn === null) throw invalid("/paidOn", "required");
    if (toEmployee > 0 && releasedOn === null) throw invalid("/releasedOn", "required");
    for (const [name, day] of Object.entries({ paidOn, releasedOn })) {
      notFuture(ctx, before.companyId, `/${name}`, day);
      if (day !== null && before.directiveOn !== null && day < before.directiveOn)
        throw invalid(`/${name}`, "before-the-answer");
    }
    const row = await saveClearance(ctx, target, {
      status: "settled",
      paidToIras: toIras,
      paidOn: toIras > 0 ? paidOn : null,
      released: toEmployee,
      releasedOn: toEmployee > 0 ? releasedOn : null,
    });
    return clearanceAnswer(200, ctx, row);
  },

  async amendTaxClearance(input, ctx) {
    const { before } = await lockedClearance(ctx, input);
    mustBeClearing(before, "acknowledged", "directed", "settled");
    const last = await lastClearance(ctx.db, before.employeeId);
    if (last?.id !== before.id) throw conflict("clearance-open", "Another form follows this one already.");
    const row = await clearanceRecords.add(ctx, before.companyId, {
      ...(await drafted(ctx, before)),
      ...pick(before, clearanceDetails),
      employeeId: before.employeeId,
      kind: input.body.kind,
      number: await nextClearanceNumber(ctx.db, before.employeeId),
      earlierId: before.id,
      status: "draft",
      corrections: input.body.kind === "amended" ? before.corrections : [],
      makers: [actorOf(ctx).userId],
    });
    return clearanceAnswer(201, ctx, row);
  },

  async cancelTaxClearance(input, ctx) {
    const target = await lockedClearance(ctx, input);
    mustBeClearing(target.before, "draft", "submitted", "approved", "acknowledged");
    const cancelReason = linesOrNull("reason", input.body.reason) ?? "";
    const saved = { action: "archive" as const, reason: cancelReason };
    return clearanceAnswer(200, ctx, await saveClearance(ctx, target, { status: "cancelled", cancelReason }, saved));
  },
} satisfies HrmsHandlers;
