/** /forms/elements/pickers: what it shows. */
import { examplePage } from "#src/ui/kit/example/example.ts";
import { Date } from "./date.tsx";
import { DateTime } from "./date-time.tsx";
import { Disabled } from "./disabled.tsx";
import { Inline } from "./inline.tsx";
import { Range } from "./range.tsx";
import { Several } from "./several.tsx";
import { Time } from "./time.tsx";

export const pickersPage = examplePage("showcase-fields.pickers", {
  date: [Date, () => import("./date.tsx?raw")],
  range: [Range, () => import("./range.tsx?raw")],
  time: [Time, () => import("./time.tsx?raw")],
  dateTime: [DateTime, () => import("./date-time.tsx?raw")],
  inline: [Inline, () => import("./inline.tsx?raw")],
  several: [Several, () => import("./several.tsx?raw")],
  disabled: [Disabled, () => import("./disabled.tsx?raw")],
});
