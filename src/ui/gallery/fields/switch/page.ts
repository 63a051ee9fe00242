/** /forms/elements/switch: what it shows. */
import { examplePage } from "#src/ui/kit/example/example.ts";
import { Colours } from "./colours.tsx";
import { Icons } from "./icons.tsx";
import { Labels } from "./labels.tsx";
import { Saving } from "./saving.tsx";
import { Sizes } from "./sizes.tsx";

export const switchPage = examplePage("showcase-choices.switch", {
  labels: [Labels, () => import("./labels.tsx?raw")],
  sizes: [Sizes, () => import("./sizes.tsx?raw")],
  icons: [Icons, () => import("./icons.tsx?raw")],
  saving: [Saving, () => import("./saving.tsx?raw")],
  colours: [Colours, () => import("./colours.tsx?raw")],
});
