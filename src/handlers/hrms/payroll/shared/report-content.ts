/** The content of each payroll report, from the sums of the payslips of locked runs. */
import { ProblemError } from "#src/contract/problem.ts";
import { holidaysIn } from "#src/domain/attendance/shared/plan.ts";
import { contributionReport, fundOf, itemReport } from "#src/domain/payroll/files/contribution-reports.ts";
import { allocationReport } from "#src/domain/payroll/files/cost-allocation.ts";
import { groupReport, taxReport, yearReport } from "#src/domain/payroll/files/payroll-reports.ts";
import { monthDues } from "#src/domain/payroll/files/levies.ts";
import { payrollRegister } from "#src/domain/payroll/files/register.ts";
import type { ReportName } from "#src/domain/payroll/files/report-names.ts";
import { isContributionReport, isGroupReport, isItemReport } from "#src/domain/payroll/files/report-names.ts";
import { type PayrollReport, type ReportTexts, sumOver } from "#src/domain/payroll/files/report-parts.ts";
import { smallestGroup } from "#src/domain/payroll/files/small-groups.ts";
import type { ReportTable } from "#src/domain/payroll/files/report-table.ts";
import { formatsIn } from "#src/domain/payroll/files/formats.ts";
import { reportWordsIn } from "#src/domain/payroll/files/report-words.ts";
import { runVariance, varianceReport } from "#src/domain/payroll/files/variance.ts";
import { duesTable } from "#src/domain/payroll/files/statutory-tables.ts";
import { lineName, wordsIn } from "#src/domain/payroll/files/words.ts";
import { lastDay, shiftMonth } from "#src/domain/shared/calendar.ts";
import type { Language } from "#src/domain/shared/languages.ts";
import { slipsOfMonth } from "#src/store/payroll/filed-slips.ts";
import { companyOfFiles } from "#src/store/payroll/pay-run-files.ts";
import {
  enrolmentsOf,
  figuresOfDepartments,
  figuresOfItems,
  figuresOfPeople,
  lastPaidMonth,
} from "#src/store/payroll/report-figures.ts";
import type { HrmsContext } from "../../context.ts";
import { reachOf } from "../../people/shared/people.ts";
import { ratesOf } from "../../statutory/shared/rates.ts";
import { costsOf, paidSlip } from "./paid-slips.ts";
import { namesOf } from "./payslip-pdf.ts";

export interface ReportOrder {
  readonly companyId: string;
  readonly report: ReportName;
  readonly month?: string | undefined;
  readonly language?: Language | undefined;
  /** A column for each item in the register. */
  readonly detailed?: boolean;
}

export interface ReportContent extends PayrollReport {
  readonly month: string;
  readonly from: string;
}

/** A net pay that changed by less than either is not worth a look. */
const worthALook = { amount: 10_000, share: 500 };

const ofYear: ReadonlySet<ReportName> = new Set(["year-to-date", "cpf-and-tax"]);

const ofPayslips = (table: ReportTable, ids: readonly string[]): PayrollReport => ({
  table,
  ids,
  facts: [],
  combined: 0,
});

/** Refuses what shows the pay of people to those who may not see it. */
async function mayShow(ctx: HrmsContext, { companyId, report }: ReportOrder): Promise<boolean> {
  const { readable } = await reachOf(ctx, companyId, "payroll-reports");
  const seesPay = readable.has("pay");
  if (!seesPay && !isGroupReport(report))
    throw new ProblemError("forbidden", { detail: "Your role does not show pay." });
  return seesPay;
}

export async function reportContent(ctx: HrmsContext, order: ReportOrder): Promise<ReportContent> {
  const { companyId, report, language = "en", detailed = false } = order;
  const seesPay = await mayShow(ctx, order);
  const month = order.month ?? (await lastPaidMonth(ctx.db, companyId)) ?? ctx.today(companyId).slice(0, 7);
  const january = `${month.slice(0, 4)}-01`;
  const from = ofYear.has(report) ? january : month;
  const company = (await companyOfFiles(ctx.db, companyId))?.name ?? "";
  const { month: named } = formatsIn(language);
  const lead = [company, from === month ? named(month) : `${named(from)} – ${named(month)}`];
  const texts: ReportTexts = { words: reportWordsIn(language), shared: wordsIn(language).report, lead };
  return {
    ...(await contentOf(ctx, { ...order, language, detailed, month, from, january, seesPay }, texts)),
    month,
    from,
  };
}

interface Settled extends ReportOrder {
  readonly language: Language;
  readonly month: string;
  readonly from: string;
  readonly january: string;
  readonly seesPay: boolean;
}

async function contentOf(ctx: HrmsContext, order: Settled, texts: ReportTexts): Promise<PayrollReport> {
  const { companyId, report, month, from, january, seesPay } = order;
  const year = { from: january, to: month };
  if (isGroupReport(report)) {
    const departments = await figuresOfDepartments(ctx.db, companyId, { from, to: month });
    const earlier = shiftMonth(month, -1);
    const before = await figuresOfDepartments(ctx.db, companyId, { from: earlier, to: earlier });
    // Of fewer than five people, the sum of a month would be their pay.
    const isShown = before.length > 0 && (seesPay || sumOver(before, ({ people }) => people) >= smallestGroup);
    const costBefore = isShown ? sumOver(before, ({ employerCost }) => employerCost) : null;
    return groupReport(report, { departments, seesPay, costBefore }, texts);
  }
  if (isItemReport(report)) return itemReport(report, await figuresOfItems(ctx.db, companyId, report, year), texts);
  if (report === "year-to-date") return yearReport(await figuresOfPeople(ctx.db, companyId, year), texts);
  if (report === "cpf-and-tax") return taxReport(await figuresOfPeople(ctx.db, companyId, year), texts);
  if (isContributionReport(report)) {
    const agreed = report === "sdl" ? "SDL" : report === "cpf" || report === "ppf" ? undefined : fundOf[report];
    const figures = {
      month: await figuresOfPeople(ctx.db, companyId, { from: month, to: month }),
      year: await figuresOfPeople(ctx.db, companyId, year),
      enrolments: agreed === undefined ? new Map() : await enrolmentsOf(ctx.db, companyId, agreed, lastDay(month)),
    };
    return contributionReport(report, figures, texts);
  }
  return payslipReport(ctx, order, report, texts);
}

async function payslipReport(
  ctx: HrmsContext,
  { companyId, month, language, detailed }: Settled,
  report: "register" | "variance" | "cost-allocation" | "levies-and-funds",
  { words, shared, lead }: ReportTexts,
): Promise<PayrollReport> {
  const filed = await slipsOfMonth(ctx.db, companyId, month);
  if (report === "levies-and-funds") {
    const book = await ratesOf(ctx);
    const holidays = new Set(holidaysIn(book.holidays, `${month}-01`, lastDay(shiftMonth(month, 1))));
    const dues = monthDues(month, filed.map(paidSlip), book, holidays);
    return {
      table: { ...duesTable(dues, language, lead), title: words.titles[report] },
      ids: dues.map(() => null),
      facts: [],
      combined: 0,
    };
  }
  if (report === "cost-allocation")
    return allocationReport(
      filed.map((one) => ({ ...paidSlip(one), costs: costsOf(one) })),
      { words, shared, lead },
    );
  const earlier = report === "variance" ? await slipsOfMonth(ctx.db, companyId, shiftMonth(month, -1)) : [];
  const names = namesOf([...earlier, ...filed]);
  const nameOfItem = (code: string): string => lineName(language, names, code);
  if (report === "variance") {
    const changes = runVariance(earlier.map(paidSlip), filed.map(paidSlip), worthALook);
    const table = varianceReport(changes, shared, nameOfItem, lead);
    return ofPayslips(
      { ...table, title: words.titles.variance },
      changes.map(({ employmentId }) => employmentId),
    );
  }
  const detail = detailed ? "items" : "groups";
  const table = payrollRegister({ slips: filed.map(paidSlip), detail, words: shared, nameOfItem, lead });
  return ofPayslips(
    table,
    filed.map(({ slip }) => slip.employeeId),
  );
}
