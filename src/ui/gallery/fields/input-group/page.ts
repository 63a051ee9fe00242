/** /forms/elements/input-group: what it shows. */
import { examplePage } from "#src/ui/kit/example/example.ts";
import { Addons } from "./addons.tsx";
import { Buttons } from "./buttons.tsx";
import { Check } from "./check.tsx";
import { Choice } from "./choice.tsx";
import { Sizes } from "./sizes.tsx";

export const inputGroupPage = examplePage("showcase-text.inputGroup", {
  addons: [Addons, () => import("./addons.tsx?raw")],
  buttons: [Buttons, () => import("./buttons.tsx?raw")],
  choice: [Choice, () => import("./choice.tsx?raw")],
  check: [Check, () => import("./check.tsx?raw")],
  sizes: [Sizes, () => import("./sizes.tsx?raw")],
});
