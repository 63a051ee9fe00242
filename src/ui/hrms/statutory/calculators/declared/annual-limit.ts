/** Voluntary contributions left under the annual limit. */
import { calculateAnnualLimit } from "#generated/hrms/forms/calculators.ts";
import { calculateAnnualLimitOptions } from "#generated/hrms/hooks/calculators.ts";
import { declare, inputs } from "../calculator.ts";
import * as ask from "../fields.ts";

export const calculator = declare({
  name: "annual-limit",
  family: "calculators-cpf",
  fields: inputs(calculateAnnualLimit, {
    year: { short: "y", initial: ask.thisYear },
    mandatory: { short: "m", initial: 3_000_000 },
    voluntary: { short: "v", initial: 1_000_000 },
  }),
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
