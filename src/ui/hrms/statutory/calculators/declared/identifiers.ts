/** Validates NRIC, FIN and UEN. */
import { calculateIdentifier } from "#generated/hrms/forms/calculators.ts";
import { calculateIdentifierOptions } from "#generated/hrms/hooks/calculators.ts";
import { declare, inputs } from "../calculator.ts";

const tones = { ok: "good", warn: undefined, refuse: "bad" } as const;

export const calculator = declare({
  name: "identifiers",
  family: "calculators-checks",
  fields: inputs(calculateIdentifier, {
    kind: { short: "k", initial: "nric" },
    text: { short: "t", initial: "S1234567D" },
  }),
  ask: calculateIdentifierOptions,
  view: ({ verdict, kind, code, expected }, words) => ({
    headline: {
      label: words.say("result.verdict"),
      value: words.say(`verdict.${verdict}`),
      ...(tones[verdict] && { tone: tones[verdict] }),
    },
    groups: [
      {
        lines: [
          ...(kind === undefined ? [] : [{ label: words.say("result.kind"), value: words.code(kind) }]),
          ...(code === undefined ? [] : [{ label: words.say("result.fault"), value: words.code(code) }]),
          ...(expected === undefined ? [] : [{ label: words.say("result.expected"), value: expected }]),
        ],
      },
    ],
    notes: verdict === "warn" ? [words.say("result.uenWarning")] : [],
  }),
});
