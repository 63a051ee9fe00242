/** What one pay item comes to for a person in a month worked in full, as on a payslip but without contributions. */
import { firstDay } from "../shared/calendar.ts";
import { monthGrid } from "../statutory/pay/month-grid.ts";
import type { RateBook } from "../statutory/rates/book.ts";
import { rowAt } from "../statutory/rates/dated.ts";
import { basicPay } from "./basic-pay.ts";
import { grossRateOf, itemPay } from "./item-lines.ts";
import type { AssignedItem } from "./pay-item.ts";
import type { PayslipInput, PayTerms } from "./payslip.ts";

export interface PreviewPerson {
  readonly birthDate: string;
  readonly grade: string | null;
  readonly joinedOn: string;
  readonly leftOn: string | null;
  readonly terms: readonly PayTerms[];
  /** Working minutes by weekday, Sunday first. */
  readonly week: readonly number[];
  /** Their other items, which formulas may refer to. */
  readonly items: readonly AssignedItem[];
}

export interface PreviewResult {
  readonly amount: number | null;
  readonly reason: string | null;
}

export function previewItem(
  month: string,
  person: PreviewPerson,
  tried: AssignedItem,
  holidays: readonly string[],
  book: RateBook,
): PreviewResult {
  const { birthDate, grade, joinedOn, leftOn, terms, week } = person;
  const employment = rowAt(book.employment, firstDay(month));
  const items = [...person.items.filter(({ item }) => item.code !== tried.item.code), tried];
  const input: PayslipInput = {
    month,
    payDate: firstDay(month),
    // Contributions, which depend on residency and funds, are left out.
    person: { birthDate, grade, residency: "citizen" },
    fund: { residency: "citizen", raceFund: null, muslim: false },
    sdlLiable: false,
    joinedOn,
    leftOn,
    terms,
    grid: monthGrid({
      month,
      week,
      restDay: 0,
      holidays,
      joinedOn,
      leftOn,
      halfDayMinutes: employment.value.halfDayMinutes,
    }),
    extraWork: [],
    items,
    yearSoFar: [],
    passes: [],
    inPpf: false,
    settings: {},
  };
  const basic = basicPay(input, grossRateOf(items), () => undefined);
  const { lines, faults } = itemPay(input, basic, basic.lines, employment);
  const failed = faults.find((fault) => fault.code === "formula-failed" && fault.item === tried.item.code);
  if (failed?.code === "formula-failed") return { amount: null, reason: failed.reason };
  const amount = lines.reduce((sum, line) => (line.code === tried.item.code ? sum + line.amount : sum), 0);
  return { amount, reason: null };
}
