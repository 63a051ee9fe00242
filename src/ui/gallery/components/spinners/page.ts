/** /components/spinners: what it shows. */
import { examplePage } from "#src/ui/kit/example/example.ts";
import { Buttons } from "./buttons.tsx";
import { Colours } from "./colours.tsx";
import { Looks } from "./looks.tsx";
import { Skeletons } from "./skeletons.tsx";
import { States } from "./states.tsx";

export const spinnersPage = examplePage("showcase-signs.spinners", {
  looks: [Looks, () => import("./looks.tsx?raw")],
  colours: [Colours, () => import("./colours.tsx?raw")],
  buttons: [Buttons, () => import("./buttons.tsx?raw")],
  skeletons: [Skeletons, () => import("./skeletons.tsx?raw")],
  states: [States, () => import("./states.tsx?raw"), "wide"],
});
