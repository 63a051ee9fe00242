/** Levies and funds of a month: what the employer owes, to whom and by when. */
import { lastDay, shiftMonth } from "../../shared/calendar.ts";
import { lateInterest } from "../../statutory/cpf/late-payment.ts";
import { sdlEmployerTotal } from "../../statutory/levies/sdl.ts";
import type { RateBook } from "../../statutory/rates/book.ts";
import { rowAt } from "../../statutory/rates/dated.ts";
import { fundLines, type PaidSlip, sumOf } from "./paid-slip.ts";

export interface MonthDue {
  readonly kind: "cpf" | "sdl" | "levy" | (typeof fundLines)[number];
  readonly people: number;
  readonly amount: number;
  readonly payBy: string;
}

/** SDL and funds are paid with CPF; the foreign worker levy has its own date. */
export function monthDues(
  month: string,
  slips: readonly PaidSlip[],
  book: RateBook,
  holidays: ReadonlySet<string>,
): MonthDue[] {
  const own = slips.filter((slip) => slip.month === month);
  const by = new Map<string, PaidSlip["lines"]>();
  for (const { employmentId, lines } of own) by.set(employmentId, [...(by.get(employmentId) ?? []), ...lines]);
  const amounts = (...codes: readonly string[]): number[] =>
    [...by.values()].map((lines) => sumOf(lines, ...codes)).filter((amount) => amount !== 0);
  const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
  const { graceUntil } = lateInterest(
    { month, amount: 0, paidOn: lastDay(month), holidays },
    rowAt(book.cpf.latePayment, `${month}-01`),
  );
  const { payByDay } = rowAt(book.levy.terms, `${month}-01`).value;
  const levyBy = `${shiftMonth(month, 1)}-${String(payByDay).padStart(2, "0")}`;
  const due = (kind: MonthDue["kind"], values: readonly number[], payBy: string, amount = total(values)): MonthDue[] =>
    values.length === 0 ? [] : [{ kind, people: values.length, amount, payBy }];
  const sdl = amounts("SDL");
  return [
    ...due("cpf", amounts("CPF_EMPLOYEE", "CPF_EMPLOYER"), graceUntil),
    ...fundLines.flatMap((fund) => due(fund, amounts(fund), graceUntil)),
    ...due("sdl", sdl, graceUntil, sdlEmployerTotal(sdl.map((levy) => Math.max(0, levy)))),
    ...due("levy", amounts("FOREIGN_WORKER_LEVY"), levyBy),
  ];
}
