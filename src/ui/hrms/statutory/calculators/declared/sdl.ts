/** Skills Development Levy of a month. */
import { calculateSdl } from "#generated/hrms/forms/calculators.ts";
import { calculateSdlOptions } from "#generated/hrms/hooks/calculators.ts";
import { declare, inputs, pageOnly } from "../calculator.ts";
import * as ask from "../fields.ts";

type Person = { wages: number };

export const calculator = declare({
  name: "sdl",
  family: "calculators-cpf",
  fields: inputs(
    { ...calculateSdl, persons: pageOnly },
    {
      month: ask.month,
      persons: {
        short: "w",
        kind: "rows",
        maxItems: 100,
        initial: [60_950, 200_000, 450_203].map((wages) => ({ wages })),
        rows: { wages: { short: "w", kind: "money", required: true } },
      },
      sdlRounding: ask.sdlRounding,
    },
  ),
  toBody: ({ persons, ...body }) => ({ ...body, wages: (persons as Person[]).map(({ wages }) => wages) }),
  ask: calculateSdlOptions,
  view: ({ levies, total }, words, values) => ({
    headline: { label: words.say("result.sdlTotal"), value: { cents: total } },
    groups: [
      { lines: [{ label: words.say("result.levies"), value: { cents: levies.reduce((sum, levy) => sum + levy, 0) } }] },
    ],
    tables: [
      {
        name: "sdl",
        caption: words.say("result.levies"),
        columns: [words.say("column.number"), words.say("column.wages"), words.say("column.levy")],
        rows: levies.map((levy, index) => [
          { number: index + 1 },
          { cents: (values["persons"] as Person[] | null)?.[index]?.wages ?? 0 },
          { cents: levy },
        ]),
      },
    ],
  }),
});
