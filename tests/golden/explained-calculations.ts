/** The explanation of units and balances, a line for each step. */
import { explainBalance, explainFunding, explainUnits } from "#src/domain/leave/explained.ts";
import { allocate, balanceOn } from "#src/domain/leave/shared/ledger.ts";
import { costOfSlots, slotsOf } from "#src/domain/leave/shared/slots.ts";
import { dayGrid } from "#src/domain/shared/day-grid.ts";
import { explain, type Ladder, type Step } from "#src/domain/statutory/explanation.ts";
import { ledgerAfter, type WrittenLedger } from "./ledger-calculations.ts";

export interface WrittenExplained {
  readonly buckets: WrittenLedger["buckets"];
  readonly steps?: WrittenLedger["steps"];
  /** A request of someone who works from Monday to Friday. */
  readonly from?: string;
  readonly to?: string;
  readonly startHalf?: "am" | "pm";
  readonly holidays?: readonly string[];
  /** Rest days and holidays cost leave. */
  readonly counted?: boolean;
  readonly unit?: "day" | "hour";
  readonly minutes?: number;
}

export function explainedSteps(written: WrittenExplained, day: string) {
  const { buckets, steps = [], unit = "day", counted = false, minutes = null } = written;
  const ledger = ledgerAfter({ buckets, steps });
  const stepsOf = (formula: (ladder: Ladder) => void) => explain(formula).steps;
  const balance = stepsOf((ladder) => explainBalance(ledger, day, unit, ladder, { planned: true }));
  const { from, to = from, startHalf = "am", holidays = [] } = written;
  if (from === undefined || to === undefined) return { balance };
  const grid = dayGrid({
    from,
    to,
    weeks: [{ from: "2026-01-01", minutes: [0, 480, 480, 480, 480, 480, 0], restDay: 0 }],
    holidays: holidays.map((date) => ({ date })),
    halfDayMinutes: 300,
  });
  const rules = { unit, countsHolidays: counted, countsRestDays: counted };
  const slots = slotsOf({ from, to, startHalf, endHalf: "pm", minutes }, grid, rules);
  const wanted = [...Map.groupBy(slots, ({ date }) => date)]
    .map(([on, some]) => ({ on, minutes: costOfSlots(some) }))
    .filter((one) => one.minutes > 0);
  const { taken, missing } = allocate(ledger, wanted);
  const given = taken.map((one) => ({ ...one, minutes: -one.minutes, kind: "take" as const }));
  const lacking = missing.reduce((sum, one) => sum + one.minutes, 0);
  const after = balanceOn({ ...ledger, entries: [...ledger.entries, ...given] }, to).available - lacking;
  const before = balanceOn(ledger, from).available;
  return {
    balance,
    units: stepsOf((ladder) => explainUnits({ from, to, minutes, slots }, rules, ladder)),
    funding: stepsOf((ladder) =>
      explainFunding(ledger, { unit, before, drawn: taken, missing: lacking, after }, ladder),
    ),
  };
}

const lineOf = ({ rule, inputs, setting, result }: Step): string => {
  const given = Object.entries(inputs).map(([name, { value }]) => ` ${name}=${String(value)}`);
  const choice = setting ? ` (${setting.name}=${setting.value})` : "";
  return `${rule}${given.join("")}${choice}: ${String(result.value)} ${result.unit}`;
};

export function explainedCase(written: WrittenExplained, day: string) {
  return Object.fromEntries(
    Object.entries(explainedSteps(written, day)).map(([name, steps]) => [name, steps.map(lineOf)]),
  );
}
