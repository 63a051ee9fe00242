import { expect, it } from "vitest";
import { rowAt } from "../statutory/rates/dated.ts";
import { singapore } from "../statutory/rates/book.ts";
import type { PayslipInput, PayTerms } from "./payslip.ts";
import { withRaise, withRatesOf } from "./what-if.ts";

const terms = (basic: number, rateType: PayTerms["rateType"]) =>
  ({ terms: [{ from: "2026-01-01", basic, rateType }] }) as unknown as PayslipInput;
const basicOf = (input: PayslipInput): number | undefined => input.terms[0]?.basic;

it("raises monthly pay by a share and an amount, other pay by the share", () => {
  const raise = { share: 30_000, amount: 10_000 };
  expect(basicOf(withRaise(terms(480_001, "monthly"), raise))).toBe(504_401);
  expect(basicOf(withRaise(terms(1_250, "hourly"), raise))).toBe(1_288);
  expect(basicOf(withRaise(terms(5_000, "monthly"), { share: 0, amount: -10_000 }))).toBe(0);
});

it("uses announced rates from the month of the run on, and keeps those of earlier months", () => {
  const series = singapore.cpf.contributions;
  const later = series.rows.at(-1)?.from ?? "";
  const month = `${Number(later.slice(0, 4)) - 1}-11`;
  const { book, changed } = withRatesOf(singapore, month, later);
  expect(rowAt(book.cpf.contributions, `${month}-01`).value).toEqual(rowAt(series, later).value);
  expect(rowAt(book.cpf.contributions, `${month.slice(0, 4)}-10-01`)).toEqual(
    rowAt(series, `${month.slice(0, 4)}-10-01`),
  );
  expect(changed).toContainEqual({ series: "cpf-contributions", from: later });
});

it("changes nothing by the rates of its own month", () => {
  const { book, changed } = withRatesOf(singapore, "2026-05", "2026-05-31");
  expect([book, changed]).toEqual([singapore, []]);
});
