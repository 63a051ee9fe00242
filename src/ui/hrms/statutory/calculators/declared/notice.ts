/** Statutory notice where the contract is silent. */
import { calculateNoticeOptions } from "#generated/hrms/hooks/calculators.ts";
import { declare } from "../calculator.ts";
import * as ask from "../fields.ts";

export const calculator = declare({
  name: "notice",
  family: "calculators-pay",
  fields: [
    ask.joinedOn,
    { name: "noticeOn", short: "n", kind: "date", required: true, initial: ask.today },
    ask.gross,
    ask.daysPerWeek,
  ],
  toBody: ask.withNumbers("daysPerWeek"),
  ask: calculateNoticeOptions,
  view: ({ unit, length, pay }, words) => ({
    headline: { label: words.say("result.notice"), value: words.quantity(unit, length) },
    groups: [{ lines: [{ label: words.say("result.noticePay"), value: { cents: pay } }] }],
  }),
});
