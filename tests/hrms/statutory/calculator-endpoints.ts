/** Maps golden cases to the contract: endpoint, request and the compared part of the response. */
import type { GoldenCase } from "../../golden/cases.ts";

type Bag = Record<string, unknown>;

interface Endpoint {
  readonly path: string;
  readonly toBody: (input: Bag, date: string) => Bag;
  /** The part of the result that the case is about. */
  readonly fromResult?: (result: Bag) => unknown;
  /** Questions that only the rule's own function can answer. */
  readonly skip?: (one: GoldenCase) => boolean;
}

const person = ({ person: inner, ...rest }: Bag): Bag => ({ ...rest, ...(inner as Bag) });
const dated = (path: string, name: string, fromResult?: Endpoint["fromResult"]): Endpoint => ({
  path,
  toBody: (input, date) => ({ ...input, [name]: date }),
  ...(fromResult && { fromResult }),
});
const plain = (path: string, fromResult?: Endpoint["fromResult"]): Endpoint => ({
  path,
  toBody: (input) => input,
  ...(fromResult && { fromResult }),
});
const renamed = (from: string, to: string, { [from]: value, ...rest }: Bag): Bag =>
  value === undefined ? rest : { ...rest, [to]: value };

const speaksOfStage = ({ expected }: GoldenCase): boolean => JSON.stringify(expected).includes('"stage"');

export const endpoints: Record<string, Endpoint> = {
  "cpf-month": {
    path: "cpf-month",
    toBody: (input, month) => ({ ...person(input), month }),
    fromResult: ({ cpf }) => cpf,
    skip: (one) => speaksOfStage(one) || "bandWages" in one.input,
  },
  "cpf-year": {
    path: "cpf-year",
    toBody: (input, year) => ({ ...person(input), year: Number(year) }),
    skip: speaksOfStage,
  },
  "cpf-late": dated("late-interest", "month"),
  "cpf-limit": { path: "annual-limit", toBody: (input, date) => ({ ...input, year: Number(date.slice(0, 4)) }) },
  "cpf-recovery": dated("share-recovery", "recoverOn"),
  "wage-class": dated("wage-class", "payableOn"),
  sdl: {
    path: "sdl",
    toBody: ({ wages, rounding }, date) => ({
      month: date.slice(0, 7),
      wages: [wages],
      ...(rounding !== undefined && { sdlRounding: rounding }),
    }),
    fromResult: ({ levies }) => (levies as number[])[0],
  },
  funds: {
    path: "self-help-funds",
    toBody: ({ settings, choices, electedSecondFund, ...input }, month) => ({
      ...input,
      ...(settings as Bag),
      month,
      ...(electedSecondFund !== undefined && { secondRaceFund: electedSecondFund }),
      ...(choices !== undefined && {
        choices: Object.entries(choices as Bag).map(([fund, choice]) =>
          choice === "opt-out" ? { fund } : { fund, amount: choice },
        ),
      }),
    }),
    fromResult: ({ funds }) => Object.fromEntries((funds as Bag[]).map(({ fund, ...rest }) => [fund, rest])),
  },
  levy: {
    path: "foreign-worker-levy",
    toBody: ({ pass, ...input }, month) => ({ ...input, ...renamed("pass", "kind", pass as Bag), month }),
  },
  ppf: dated("private-provident-fund", "month"),
  part4: {
    path: "pay-rates",
    toBody: (input, date) => ({ daysPerWeek: 5, ...input, date }),
    fromResult: ({ covered }) => covered,
  },
  "rates-of-pay": {
    path: "pay-rates",
    toBody: (input, date) => ({ ...renamed("amount", "basic", input), category: "workman", date }),
    fromResult: ({ hour, basicDay }) => ({ hour: (hour as Bag)["exact"], day: (basicDay as Bag)["exact"] }),
  },
  overtime: {
    path: "overtime",
    toBody: (input, date) => ({ ...renamed("cap", "overtimeCap", input), date }),
    fromResult: ({ pay }) => pay,
  },
  "overtime-limit": {
    path: "overtime",
    toBody: (input, date) => ({ basic: 0, category: "workman", ...input, date }),
    fromResult: ({ minutesBeyondLimit }) => minutesBeyondLimit,
  },
  "rest-day": { path: "rest-day", toBody: (input, date) => ({ ...renamed("cap", "overtimeCap", input), date }) },
  "public-holiday": {
    path: "public-holiday-work",
    toBody: (input, date) => ({ ...renamed("cap", "overtimeCap", input), date }),
  },
  "holiday-on-day-off": plain("holiday-on-day-off", ({ pay }) => pay),
  "month-pay": {
    path: "incomplete-month",
    toBody: (input, month) => ({ ...input, month }),
    fromResult: ({ halves, ...result }) => ({ ...result, counts: halves }),
    skip: ({ input }) => "roster" in input,
  },
  encashment: {
    path: "leave-encashment",
    toBody: ({ days, ...input }) => ({ ...input, halfDays: Number(days) * 2 }),
    fromResult: ({ pay }) => pay,
  },
  notice: dated("notice", "noticeOn"),
  deductions: {
    path: "deductions",
    toBody: (input, date) => ({ ...input, date }),
    fromResult: ({ limits }) =>
      (limits as Bag[]).filter(({ exceeded }) => exceeded).map(({ rule, amount, limit }) => ({ rule, amount, limit })),
  },
  "pay-dates": dated("pay-dates", "periodEnd"),
  "annual-leave": { path: "annual-leave", toBody: (input) => renamed("basis", "serviceBasis", input) },
  "sick-leave": dated("sick-leave", "date"),
  maternity: dated("maternity-leave", "birthOn"),
  paternity: dated("paternity-leave", "birthOn"),
  "shared-parental": dated("shared-parental-leave", "birthOn"),
  childcare: plain("childcare-leave"),
  "infant-care": plain("childcare-leave", ({ infantCare }) => infantCare),
  adoption: dated("adoption-leave", "intentOn", ({ weeks }) => weeks),
  holidays: {
    path: "public-holidays",
    toBody: (_input, year) => ({ year: Number(year) }),
    fromResult: ({ holidays }) => (holidays as Bag[]).map(({ observed }) => observed),
    skip: ({ input }) => "gazetted" in input,
  },
  identifiers: {
    path: "identifiers",
    toBody: ({ nric, uen }) => (nric === undefined ? { kind: "uen", text: uen } : { kind: "nric", text: nric }),
  },
};
