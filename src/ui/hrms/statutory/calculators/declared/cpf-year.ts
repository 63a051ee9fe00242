/** CPF of a year: monthly estimates and the year-end recomputation. */
import { calculateCpfYear } from "#generated/hrms/forms/calculators.ts";
import { calculateCpfYearOptions } from "#generated/hrms/hooks/calculators.ts";
import { declare, inputs, pageOnly, type ResultTable, type Values } from "../calculator.ts";
import * as ask from "../fields.ts";
import { MonthRows } from "../month-rows.tsx";

const year = ask.thisYear;
const twelve = Array.from({ length: 12 }, (_, index) => ({
  ordinaryWages: 900_000,
  additionalWages: index === 0 ? 1_200_000 : 0,
}));

const monthAt = (of: unknown, index: number): string => `${String(of)}-${String(index + 1).padStart(2, "0")}`;

interface Wages {
  readonly ordinaryWages?: number | null;
  readonly additionalWages?: number | null;
}

/** Months without wages are left out, such as those after an exit. */
function wagesByMonth(values: Values): { month: string; ordinaryWages: number; additionalWages: number }[] {
  return ((values["months"] ?? []) as Wages[])
    .map(({ ordinaryWages, additionalWages }, index) => ({
      month: monthAt(values["year"], index),
      ordinaryWages: ordinaryWages ?? 0,
      additionalWages: additionalWages ?? 0,
    }))
    .filter(({ ordinaryWages, additionalWages }) => ordinaryWages + additionalWages > 0);
}

export const calculator = declare({
  name: "cpf-year",
  family: "calculators-cpf",
  fields: inputs(
    { ...calculateCpfYear, leaves: pageOnly },
    {
      year: { short: "y", initial: year },
      birthDate: ask.birthDate,
      residency: ask.residency,
      ...ask.permanentResident,
      months: {
        short: "ms",
        initial: twelve,
        control: MonthRows,
        rows: { ordinaryWages: { short: "o", required: false }, additionalWages: { short: "a" } },
      },
      leaves: { short: "lv", kind: "flag", initial: false },
      lastMonth: {
        ...ask.month,
        short: "lm",
        initial: `${year}-12`,
        required: true,
        shown: (values) => values["leaves"] === true,
      },
      method: { short: "me", setting: true },
      declared: { short: "de", required: true, initial: 9_600_000, shown: (values) => values["method"] === "declared" },
    },
  ),
  toBody: ({ leaves: _leaves, ...body }) => ({ ...body, months: wagesByMonth(body) }),
  ask: calculateCpfYearOptions,
  view: ({ months, ordinarySubject, ceiling, additionalSubject, recomputedIn, shortfall, excess }, words, values) => {
    const wages = wagesByMonth(values);
    const total = (key: "total" | "employee" | "employer"): number =>
      [...months, ...shortfall].reduce((sum, each) => sum + each[key], 0) -
      excess.reduce((sum, each) => sum + each[key], 0);
    const given = (month: string) => wages.find((each) => each.month === month);
    const byMonth: ResultTable = {
      name: "cpf-year",
      caption: words.say("result.byMonth"),
      columns: ["month", "ordinary", "additional", "subject", "total", "employee", "employer"].map((column) =>
        words.say(`column.${column}`),
      ),
      rows: months.map((each) => [
        { month: each.month },
        { cents: given(each.month)?.ordinaryWages ?? each.ordinarySubject },
        { cents: given(each.month)?.additionalWages ?? each.additionalSubject },
        { cents: each.ordinarySubject + each.additionalSubject },
        { cents: each.total },
        { cents: each.employee },
        { cents: each.employer },
      ]),
    };
    const found = [
      ...shortfall.map((each) => ({ ...each, kind: "shortfall" })),
      ...excess.map((each) => ({ ...each, kind: "excess" })),
    ];
    return {
      headline: { label: words.say("result.yearTotal"), value: { cents: total("total") } },
      groups: [
        {
          lines: [
            { label: words.say("result.employeeShare"), value: { cents: total("employee") }, tone: "part" },
            { label: words.say("result.employerShare"), value: { cents: total("employer") }, tone: "part" },
            { label: words.say("result.yearOrdinary"), value: { cents: ordinarySubject } },
            {
              label: words.say("result.ceiling"),
              value: { cents: ceiling },
              ...(recomputedIn === null && { note: words.say("result.ceilingEstimate") }),
            },
            { label: words.say("result.yearAdditional"), value: { cents: additionalSubject } },
            {
              label: words.say("result.recomputedIn"),
              value: recomputedIn === null ? words.say("result.open") : { month: recomputedIn },
            },
            {
              label: words.say("result.shortfall"),
              value: { cents: shortfall.reduce((sum, each) => sum + each.total, 0) },
            },
            { label: words.say("result.excess"), value: { cents: excess.reduce((sum, each) => sum + each.total, 0) } },
          ],
        },
      ],
      tables: [
        byMonth,
        {
          name: "cpf-year-recomputation",
          caption: words.say("result.differences"),
          columns: ["kind", "month", "wages", "total", "employee", "employer"].map((column) =>
            words.say(`column.${column}`),
          ),
          rows: found.map((each) => [
            words.say(`kind.${each.kind}`),
            { month: each.month },
            { cents: each.wages },
            { cents: each.total },
            { cents: each.employee },
            { cents: each.employer },
          ]),
        },
      ],
    };
  },
});
