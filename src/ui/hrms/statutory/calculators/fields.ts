/** Fields shared by several calculators. */
import { perPercent } from "#src/domain/statutory/rates/dated.ts";
import type { Asked, Values } from "./calculator.ts";
import { now } from "../../../kit/clock.ts";
import { MonthInput } from "../../../form/controls/month-input.tsx";

const started = now();
export const thisYear = started.getFullYear();
export const thisMonth = `${thisYear}-${String(started.getMonth() + 1).padStart(2, "0")}`;
export const today = `${thisMonth}-${String(started.getDate()).padStart(2, "0")}`;

/** Quantities that are counted in their smallest parts, and typed in a larger unit. */
export const minutes: Partial<Asked> = { kind: "parts", parts: 60, unit: () => "h" };
export const percent: Partial<Asked> = { kind: "parts", parts: perPercent, unit: () => "%" };
export const halfDays: Partial<Asked> = {
  kind: "parts",
  parts: 2,
  unit: (words) => words.say("unit.daysShort"),
};

export const month: Asked = { short: "m", initial: thisMonth, control: MonthInput };
export const date: Asked = { short: "d", initial: today };
export const birthDate: Asked = { short: "b", initial: "1990-01-15" };
export const daysPerWeek: Asked = {
  short: "dw",
  kind: "choice",
  initial: 5,
  choices: ["1", "2", "3", "4", "5", "5.5", "6", "7"],
};
const isConverted = ({ rateType }: Values): boolean => rateType !== "monthly";
export const rateType: Asked = { short: "rt" };
/** Asked only where pay is not monthly. */
export const workingTime = {
  daysPerWeek: { ...daysPerWeek, required: true, shown: isConverted },
  normalMinutes: { ...minutes, short: "n", initial: 480, required: true, shown: isConverted },
};
/** A day's pay follows from daily pay without the hours. */
export const hoursOfHourly: Asked = { ...workingTime.normalMinutes, shown: ({ rateType: type }) => type === "hourly" };
export const byContract: Asked = { short: "bc" };
export const basic: Asked = { short: "bp", initial: 260_000 };
export const gross: Asked = { short: "gp", initial: 300_000 };
export const category: Asked = { short: "c", initial: "non-workman" };
export const overtimeCap: Asked = {
  short: "oc",
  setting: true,
  shown: (values: Values) => values["category"] !== "workman",
};
export const joinedOn: Asked = { short: "j", initial: `${thisYear - 3}-01-05` };
export const leftOn: Asked = { short: "l" };
export const leaveYear = {
  periodStart: { short: "ys", initial: `${thisYear}-01-01` },
  periodEnd: { short: "ye", initial: `${thisYear}-12-31` },
};
export const birthOn: Asked = { short: "b", initial: today };
export const childCitizen: Asked = { short: "cc", initial: true };
export const married: Asked = { short: "ma", initial: true };
export const workedDay = {
  workedMinutes: { ...minutes, short: "w", initial: 480 },
  normalMinutes: { ...minutes, short: "n", initial: 480 },
};

export const residency: Asked = { short: "r", initial: "citizen" };
const isPr = (values: Values): boolean => values["residency"] === "pr";

export const permanentResident = {
  prSince: { short: "ps", required: true, shown: isPr },
  prOption: { short: "po", shown: isPr },
};

export const funds = {
  pass: { short: "pk", initial: "employment-pass", shown: (values: Values) => values["residency"] === "foreigner" },
  raceFund: { short: "f" },
  secondRaceFund: { short: "f2", shown: (values: Values) => values["raceFund"] != null },
  muslim: { short: "mu" },
};

export const fundChoices: Asked = {
  short: "fc",
  rows: { fund: { short: "f", initial: "CDAC" }, amount: { short: "a" } },
};

export const fundSettings = {
  sindaPasses: { short: "sp", setting: true },
  mbmfLowWages: { short: "ml", setting: true },
};

export const sdlRounding: Asked = { short: "sr", setting: true };
