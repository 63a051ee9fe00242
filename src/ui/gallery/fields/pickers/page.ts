/** Examples of /forms/elements/pickers. */
import { examplePage } from "#src/ui/kit/example/example.ts";

export const pickersPage = examplePage(
  "showcase-fields.pickers",
  { date: "half", range: "half", time: "half", dateTime: "half", inline: "half", several: "half", disabled: "half" },
  import.meta.glob("./*.tsx", { eager: true }),
  import.meta.glob("./*.tsx", { query: "?raw" }),
);
