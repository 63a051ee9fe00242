/** Voluntary contributions left under the annual limit. */
import { calculateAnnualLimitOptions } from "#generated/hrms/hooks/calculators.ts";
import { declare } from "../calculator.ts";
import * as ask from "../fields.ts";

export const calculator = declare({
  name: "annual-limit",
  family: "calculators-cpf",
  fields: [
    { name: "year", short: "y", kind: "year", required: true, initial: ask.thisYear },
    { name: "mandatory", short: "m", kind: "money", required: true, initial: 3_000_000 },
    { name: "voluntary", short: "v", kind: "money", required: true, initial: 1_000_000 },
  ],
  ask: calculateAnnualLimitOptions,
  view: ({ voluntaryAccepted, voluntaryRefused, room }, words) => ({
    headline: { label: words.say("result.accepted"), value: { cents: voluntaryAccepted } },
    groups: [
      {
        lines: [
          { label: words.say("result.refused"), value: { cents: voluntaryRefused } },
          { label: words.say("result.room"), value: { cents: room } },
        ],
      },
    ],
  }),
});
