/** /forms/elements/checkbox: what it shows. */
import { examplePage } from "#src/ui/kit/example/example.ts";
import { Colours } from "./colours.tsx";
import { Consent } from "./consent.tsx";
import { Group } from "./group.tsx";
import { Inline } from "./inline.tsx";
import { States } from "./states.tsx";
import { Tree } from "./tree.tsx";

export const checkboxPage = examplePage("showcase-choices.checkbox", {
  states: [States, () => import("./states.tsx?raw")],
  tree: [Tree, () => import("./tree.tsx?raw")],
  colours: [Colours, () => import("./colours.tsx?raw")],
  inline: [Inline, () => import("./inline.tsx?raw")],
  group: [Group, () => import("./group.tsx?raw")],
  consent: [Consent, () => import("./consent.tsx?raw")],
});
