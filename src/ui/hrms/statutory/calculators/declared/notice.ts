/** Statutory notice where the contract is silent. */
import { calculateNotice } from "#generated/hrms/forms/calculators.ts";
import { calculateNoticeOptions } from "#generated/hrms/hooks/calculators.ts";
import { declare, inputs } from "../calculator.ts";
import * as ask from "../fields.ts";

export const calculator = declare({
  name: "notice",
  family: "calculators-pay",
  fields: inputs(calculateNotice, {
    joinedOn: ask.joinedOn,
    noticeOn: { short: "n", initial: ask.today },
    rateType: ask.rateType,
    gross: ask.gross,
    daysPerWeek: ask.daysPerWeek,
    normalMinutes: ask.hoursOfHourly,
  }),
  ask: calculateNoticeOptions,
  view: ({ unit, length, pay }, words) => ({
    headline: { label: words.say("result.notice"), value: words.quantity(unit, length) },
    groups: [{ lines: [{ label: words.say("result.noticePay"), value: { cents: pay } }] }],
  }),
});
