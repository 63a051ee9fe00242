/** Fields shared by several calculators. */
import type { FieldSpec, Values } from "./calculator.ts";

const now = new Date();
export const thisYear = now.getFullYear();
export const thisMonth = `${thisYear}-${String(now.getMonth() + 1).padStart(2, "0")}`;
export const today = `${thisMonth}-${String(now.getDate()).padStart(2, "0")}`;

export const month: FieldSpec = { name: "month", short: "m", kind: "month", required: true, initial: thisMonth };
export const date: FieldSpec = { name: "date", short: "d", kind: "date", required: true, initial: today };
export const birthDate: FieldSpec = {
  name: "birthDate",
  short: "b",
  kind: "date",
  required: true,
  initial: "1990-01-15",
};
export const daysPerWeek: FieldSpec = {
  name: "daysPerWeek",
  short: "dw",
  kind: "choice",
  required: true,
  initial: "5",
  choices: ["1", "2", "3", "4", "5", "5.5", "6", "7"],
};

/** Converts choices to numbers for the contract. */
export function withNumbers(...names: readonly string[]): (values: Values) => object {
  return (values) => ({
    ...values,
    ...Object.fromEntries(names.flatMap((name) => (values[name] == null ? [] : [[name, Number(values[name])]]))),
  });
}

export const basic: FieldSpec = { name: "basic", short: "bp", kind: "money", required: true, initial: 260_000 };
export const gross: FieldSpec = { name: "gross", short: "gp", kind: "money", required: true, initial: 300_000 };
export const category: FieldSpec = {
  name: "category",
  short: "c",
  kind: "choice",
  required: true,
  initial: "non-workman",
  choices: ["workman", "non-workman", "manager"],
};
export const overtimeCap: FieldSpec = {
  name: "overtimeCap",
  short: "oc",
  kind: "choice",
  required: true,
  setting: true,
  initial: "published-cap",
  choices: ["published-cap", "unrounded"],
  when: (values) => values["category"] !== "workman",
};
export const joinedOn: FieldSpec = {
  name: "joinedOn",
  short: "j",
  kind: "date",
  required: true,
  initial: `${thisYear - 3}-01-05`,
};
export const leftOn: FieldSpec = { name: "leftOn", short: "l", kind: "date" };
export const leaveYear: readonly FieldSpec[] = [
  { name: "periodStart", short: "ys", kind: "date", required: true, initial: `${thisYear}-01-01` },
  { name: "periodEnd", short: "ye", kind: "date", required: true, initial: `${thisYear}-12-31` },
];
export const birthOn: FieldSpec = { name: "birthOn", short: "b", kind: "date", required: true, initial: today };
export const childCitizen: FieldSpec = { name: "childCitizen", short: "cc", kind: "flag", initial: true };
export const married: FieldSpec = { name: "married", short: "ma", kind: "flag", initial: true };
export const workedDay: readonly FieldSpec[] = [
  { name: "workedMinutes", short: "w", kind: "minutes", required: true, initial: 480 },
  { name: "normalMinutes", short: "n", kind: "minutes", required: true, initial: 480 },
];

export const residency: FieldSpec = {
  name: "residency",
  short: "r",
  kind: "choice",
  required: true,
  initial: "citizen",
  choices: ["citizen", "pr", "foreigner"],
};
const isPr: FieldSpec["when"] = (values) => values["residency"] === "pr";
const isForeigner: FieldSpec["when"] = (values) => values["residency"] === "foreigner";

export const permanentResident: readonly FieldSpec[] = [
  { name: "prSince", short: "ps", kind: "date", required: true, when: isPr },
  {
    name: "prOption",
    short: "po",
    kind: "choice",
    required: true,
    initial: "GG",
    choices: ["GG", "FG", "FF"],
    when: isPr,
  },
];

export const funds: readonly FieldSpec[] = [
  {
    name: "pass",
    short: "pk",
    kind: "choice",
    required: true,
    initial: "employment-pass",
    choices: ["employment-pass", "levy-paying", "other"],
    when: isForeigner,
  },
  { name: "raceFund", short: "f", kind: "choice", choices: ["CDAC", "ECF", "SINDA"] },
  {
    name: "secondRaceFund",
    short: "f2",
    kind: "choice",
    choices: ["CDAC", "ECF", "SINDA"],
    when: (values) => values["raceFund"] != null,
  },
  { name: "muslim", short: "mu", kind: "flag", initial: false },
];

export const fundChoices: FieldSpec = {
  name: "choices",
  short: "fc",
  kind: "list",
  initial: [],
  max: 4,
  columns: [
    {
      name: "fund",
      short: "f",
      kind: "choice",
      required: true,
      initial: "CDAC",
      choices: ["CDAC", "ECF", "MBMF", "SINDA"],
    },
    { name: "amount", short: "a", kind: "money" },
  ],
};

export const fundSettings: readonly FieldSpec[] = [
  {
    name: "sindaPasses",
    short: "sp",
    kind: "choice",
    required: true,
    setting: true,
    initial: "employment-pass",
    choices: ["employment-pass", "every-pass"],
  },
  {
    name: "mbmfLowWages",
    short: "ml",
    kind: "choice",
    required: true,
    setting: true,
    initial: "contribute",
    choices: ["contribute", "free-up-to-200"],
  },
];

export const sdlRounding: FieldSpec = {
  name: "sdlRounding",
  short: "sr",
  kind: "choice",
  required: true,
  setting: true,
  initial: "sdlHalfUp",
  choices: ["sdlHalfUp", "sdlDown", "sdlUp"],
};
