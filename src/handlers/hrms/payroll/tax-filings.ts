/** Tax filings: drafted and submitted by one person, approved by another, then filed with IRAS, acknowledged and amended. */
import { reply } from "#src/contract/handler.ts";
import { conflict, invalid, notFound, ProblemError } from "#src/contract/problem.ts";
import { missingDetails } from "#src/domain/payroll/tax-filing.ts";
import { yearOf } from "#src/domain/shared/calendar.ts";
import { companyOfFiles } from "#src/store/payroll/pay-run-files.ts";
import { filingBefore, type TaxFilingFields, taxFilingRecords } from "#src/store/payroll/tax-filings.ts";
import { hasTaskEnded, startTask } from "#src/store/platform/shared/background-tasks.ts";
import { needFreshCode } from "../account/shared/second-step.ts";
import { actorOf, type HrmsContext, type HrmsHandlers } from "../context.ts";
import { reachOf } from "../people/shared/people.ts";
import { lineOrNull } from "../shared/fields.ts";
import { checkVersion } from "../shared/records/version.ts";
import { approval, approvedNow, makersWith, returnedNow, submittedNow } from "./shared/approval-steps.ts";
import { enterPay } from "./shared/paid.ts";
import {
  filingAnswer,
  filingRecords,
  filingWire,
  lockedFiling,
  mustBeIn,
  mustBeOpenFiling,
  readFiling,
  saveFiling,
} from "./shared/tax-filing-records.ts";
import { filingFiles } from "./shared/tax-filing-files.ts";

const settingNames = [
  "source",
  "organisationIdType",
  "organisationId",
  "authorisedPerson",
  "authorisedDesignation",
  "phone",
  "email",
  "division",
  "incomeRounding",
  "deductionRounding",
  "ir8sLastYear",
  "countryCodes",
] as const;
type Settings = Pick<TaxFilingFields, (typeof settingNames)[number]>;

/** Settings of the filing before, else what is known of the company. */
async function firstSettings(ctx: HrmsContext, companyId: string, year: number): Promise<Settings> {
  const before = await filingBefore(ctx.db, companyId, year);
  if (before) return Object.fromEntries(settingNames.map((name) => [name, before[name]])) as Settings;
  const company = await companyOfFiles(ctx.db, companyId);
  return {
    organisationId: company?.uen?.slice(0, 12) ?? null,
    authorisedPerson: company?.payrollContact?.slice(0, 30) ?? null,
    phone: company?.phone?.slice(0, 20) ?? null,
    email: company?.email?.slice(0, 60) ?? null,
  };
}

const startDraft = (ctx: HrmsContext, id: string): Promise<string> => {
  const { tenantId, userId, now } = actorOf(ctx);
  return startTask(ctx.db, { job: "draft-tax-filing", tenantId, startedBy: userId, recordId: id, now });
};

async function begin(
  ctx: HrmsContext,
  companyId: string,
  fields: Pick<TaxFilingFields, "year" | "kind" | "number" | "amendsId">,
) {
  const { userId, now } = actorOf(ctx);
  const row = await filingRecords.add(ctx, companyId, {
    ...(await firstSettings(ctx, companyId, fields.year)),
    ...fields,
    name: fields.number === 1 ? `IR8A ${fields.year}` : `IR8A ${fields.year} (${fields.number})`,
    status: "drafting",
    makers: [userId],
    draftedAt: now,
    draftedBy: userId,
  });
  const taskId = await startDraft(ctx, row.id);
  await taxFilingRecords.update(ctx.db, actorOf(ctx), companyId, row.id, row.version, { taskId });
  const after = await taxFilingRecords.find(ctx.db, companyId, row.id);
  if (!after) throw notFound();
  return filingAnswer(201, ctx, after);
}

export const taxFilingsHandlers = {
  async listTaxFilings(input, ctx) {
    await enterPay(ctx, input.path.companyId);
    const page = await taxFilingRecords.page(ctx.db, input.path.companyId, input.query ?? {});
    return { ...page, items: page.items.map((row) => filingWire(ctx, row)) };
  },

  async getTaxFiling(input, ctx) {
    return filingAnswer(200, ctx, await readFiling(ctx, input));
  },

  async listTaxFilingHistory(input, ctx) {
    await enterPay(ctx, input.path.companyId);
    return filingRecords.history(input, ctx);
  },

  async createTaxFiling({ path: { companyId }, body: { year } }, ctx) {
    await enterPay(ctx, companyId);
    const before = await filingBefore(ctx.db, companyId, year);
    if (before?.year === year) throw conflict("year-filed", "The year has a filing already.");
    return begin(ctx, companyId, { year, kind: "original", number: 1 });
  },

  async amendTaxFiling(input, ctx) {
    const { before } = await lockedFiling(ctx, input);
    mustBeIn(before, "acknowledged");
    const { companyId, year } = before;
    const last = await filingBefore(ctx.db, companyId, year);
    if (!last || last.status !== "acknowledged") throw conflict("year-filed", "Another filing of the year is open.");
    return begin(ctx, companyId, { year, kind: "amendment", number: last.number + 1, amendsId: last.id });
  },

  async updateTaxFiling(input, ctx) {
    const target = await lockedFiling(ctx, input);
    checkVersion(target.before, input.headers);
    mustBeOpenFiling(target.before);
    const { body } = input;
    const codes = body.countryCodes ?? [];
    const twice = codes.findIndex(({ country }, at) => codes.findIndex((each) => each.country === country) !== at);
    if (twice >= 0) throw invalid(`/countryCodes/${twice}/country`, "twice");
    const lines = Object.fromEntries(
      (["organisationId", "authorisedPerson", "authorisedDesignation", "phone", "email", "division"] as const).map(
        (name) => [name, lineOrNull(name, body[name])],
      ),
    );
    const row = await saveFiling(ctx, target, { ...body, ...lines, makers: makersWith(ctx, target.before) });
    return filingAnswer(200, ctx, row);
  },

  async draftTaxFiling(input, ctx) {
    const target = await lockedFiling(ctx, input);
    const { before } = target;
    if (before.status === "drafting" && !(await hasTaskEnded(ctx.db, before.taskId)))
      throw conflict("drafting", "The filing is being drafted.");
    if (before.status !== "drafting") mustBeOpenFiling(before);
    const { userId, now } = actorOf(ctx);
    const row = await saveFiling(ctx, target, {
      status: "drafting",
      taskId: await startDraft(ctx, before.id),
      done: 0,
      toDo: 0,
      draftedAt: now,
      draftedBy: userId,
      makers: makersWith(ctx, before),
    });
    return filingAnswer(202, ctx, row);
  },

  async submitTaxFiling(input, ctx) {
    const target = await lockedFiling(ctx, input);
    const { before } = target;
    mustBeIn(before, "draft");
    if (yearOf(await ctx.today(before.companyId)) <= before.year)
      throw conflict("year-open", "The year has not ended yet.");
    const count = before.withProblems + missingDetails(before).length;
    if (count > 0)
      throw conflict("problems-open", "Resolve the problems first, or exclude the people.", [
        { pointer: "", code: "problems-open", params: { count } },
      ]);
    return filingAnswer(200, ctx, await saveFiling(ctx, target, submittedNow(ctx, before)));
  },

  async approveTaxFiling(input, ctx) {
    const target = await lockedFiling(ctx, input);
    const { before } = target;
    mustBeIn(before, "submitted");
    const fields = await approvedNow(ctx, before);
    const made = await filingFiles(ctx, before, fields.approvedAt);
    const files = made.map(({ content: _, ...file }) => file);
    return filingAnswer(200, ctx, await saveFiling(ctx, target, { ...fields, files }, approval(input.body)));
  },

  async returnTaxFiling(input, ctx) {
    const target = await lockedFiling(ctx, input);
    mustBeIn(target.before, "submitted");
    const fields = returnedNow(ctx, input.body);
    const row = await saveFiling(ctx, target, { ...fields, status: "draft" }, { reason: fields.returnReason });
    return filingAnswer(200, ctx, row);
  },

  async acknowledgeTaxFiling(input, ctx) {
    const target = await lockedFiling(ctx, input);
    mustBeIn(target.before, "approved");
    const { acknowledgedOn } = input.body;
    if (acknowledgedOn > (await ctx.today(target.before.companyId))) throw invalid("/acknowledgedOn", "in-the-future");
    const acknowledgement = lineOrNull("acknowledgement", input.body.acknowledgement);
    const row = await saveFiling(ctx, target, { status: "acknowledged", acknowledgement, acknowledgedOn });
    return filingAnswer(200, ctx, row);
  },

  async downloadTaxFilingFile(input, ctx) {
    const filing = await readFiling(ctx, input);
    mustBeIn(filing, "approved", "acknowledged");
    const { readable } = await reachOf(ctx, filing.companyId, "payroll");
    if (!readable.has("identity"))
      throw new ProblemError("forbidden", {
        detail: "The file contains identity numbers, which your role does not show.",
      });
    await needFreshCode(ctx);
    const { form = "ir8a" } = input.query ?? {};
    const recorded = filing.files.find((file) => file.form === form);
    if (!recorded) throw notFound();
    const made = await filingFiles(ctx, filing, filing.approvedAt ?? filing.updatedAt);
    const file = made.find((each) => each.form === form);
    if (!file || file.sha256 !== recorded.sha256)
      throw conflict("file-changed", "A record that the file was made from has changed.");
    return reply(200, file.content, { "Content-Disposition": `attachment; filename="${recorded.fileName}"` });
  },
} satisfies HrmsHandlers;
