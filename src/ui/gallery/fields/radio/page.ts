/** /forms/elements/radio: what it shows. */
import { examplePage } from "#src/ui/kit/example/example.ts";
import { Cards } from "./cards.tsx";
import { Colours } from "./colours.tsx";
import { Inline } from "./inline.tsx";
import { List } from "./list.tsx";
import { Segmented } from "./segmented.tsx";
import { States } from "./states.tsx";

export const radioPage = examplePage("showcase-choices.radio", {
  list: [List, () => import("./list.tsx?raw")],
  inline: [Inline, () => import("./inline.tsx?raw")],
  cards: [Cards, () => import("./cards.tsx?raw")],
  states: [States, () => import("./states.tsx?raw")],
  colours: [Colours, () => import("./colours.tsx?raw")],
  segmented: [Segmented, () => import("./segmented.tsx?raw")],
});
