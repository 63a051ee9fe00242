/** Residency rows of the sample people: passes, permanent residents in each year, and new citizens. */
import { addDays, addMonths } from "#src/domain/shared/calendar.ts";
import type { prRateOptions } from "#src/domain/people/shared/vocabulary.ts";
import { between, type Random } from "./chance.ts";
import type { Standing } from "./origins.ts";

export interface SampleResidency {
  from: string;
  residency: Standing;
  prGrantedOn: string | null;
  prRateOption: (typeof prRateOptions)[number] | null;
  approvalRef: string | null;
}

const row = (from: string, residency: Standing, pr: Partial<SampleResidency> = {}): SampleResidency => ({
  from,
  residency,
  prGrantedOn: null,
  prRateOption: null,
  approvalRef: null,
  ...pr,
});

/** Months since PR was granted, with the rates paid: dealt out in turn, so that each stage has people. */
const stages: readonly (readonly [months: number, option: SampleResidency["prRateOption"]])[] = [
  [5, "GG"],
  [17, "GG"],
  [30, "GG"],
  [8, "FG"],
  [20, "FF"],
  [64, "GG"],
  [11, "GG"],
  [110, "GG"],
  [23, "GG"],
  [150, "GG"],
  [41, "GG"],
];

/** `turn` counts the permanent residents and selects the stage. */
export function residenciesOf(
  random: Random,
  standing: Standing,
  startDate: string,
  today: string,
  turn: number,
): SampleResidency[] {
  if (standing === "foreigner") return [row(startDate, "foreigner")];
  if (standing === "citizen") return [row(startDate, "citizen")];
  const [months, prRateOption] = stages[turn % stages.length] as (typeof stages)[number];
  const prGrantedOn = addDays(addMonths(today, -months), -between(random, 0, 25));
  const approvalRef = prRateOption === "GG" ? null : `CPF-${prGrantedOn.slice(0, 4)}-${String(1000 + turn)}`;
  const resident = (from: string) => row(from, "pr", { prGrantedOn, prRateOption, approvalRef });
  if (prGrantedOn <= startDate) return [resident(startDate)];
  const rows = [row(startDate, "foreigner"), resident(prGrantedOn)];
  // Some long-time residents have become citizens.
  return months > 36 && turn % 2 === 1 ? [...rows, row(addMonths(today, -3), "citizen")] : rows;
}
