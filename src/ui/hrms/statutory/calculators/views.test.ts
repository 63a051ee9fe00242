/** Results of calculators: rates of pay are shown in cents, whatever precision the calculation keeps. */
import { expect, test } from "vitest";
import type { Words } from "../shared/explanation/words.ts";
import type { ResultView } from "./calculator.ts";
import { calculator as overtime } from "./declared/overtime.ts";
import { calculator as payRates } from "./declared/pay-rates.ts";

const words = { say: (key: string) => key, quantity: (unit: string, value: unknown) => `${unit} ${String(value)}` };

const linesOf = ({ groups }: ResultView) =>
  groups.flatMap(({ lines }) => lines.map(({ value, note }) => [value, note]));

test("rates of pay are rounded to cents, and the result says that the calculation keeps more", () => {
  const hours = overtime.view(
    { covered: true, hour: "1258.7412…", pay: 3776, minutesBeyondLimit: 0 } as never,
    words as unknown as Words,
    {} as never,
  );
  expect(linesOf(hours)[0]).toEqual([{ cents: 1259 }, undefined]);
  expect(hours.notes).toContain("result.keptExact");
  const rate = { cents: 1364, exact: "1363.6363…" };
  const rates = payRates.view(
    { covered: true, hour: rate, basicDay: rate, grossDay: rate } as never,
    words as unknown as Words,
    {} as never,
  );
  expect(linesOf(rates)).toEqual([1, 2, 3].map(() => [{ cents: 1364 }, undefined]));
  expect(rates.notes).toContain("result.keptExact");
});
