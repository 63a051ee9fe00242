/** /components/buttons: what it shows. */
import { examplePage } from "#src/ui/kit/example/example.ts";
import { Groups } from "./groups.tsx";
import { Icons } from "./icons.tsx";
import { Ripple } from "./ripple.tsx";
import { Sizes } from "./sizes.tsx";
import { States } from "./states.tsx";
import { Toolbar } from "./toolbar.tsx";
import { Variants } from "./variants.tsx";

export const buttonsPage = examplePage("showcase-actions.buttons", {
  variants: [Variants, () => import("./variants.tsx?raw")],
  sizes: [Sizes, () => import("./sizes.tsx?raw")],
  icons: [Icons, () => import("./icons.tsx?raw")],
  states: [States, () => import("./states.tsx?raw")],
  groups: [Groups, () => import("./groups.tsx?raw")],
  toolbar: [Toolbar, () => import("./toolbar.tsx?raw")],
  ripple: [Ripple, () => import("./ripple.tsx?raw")],
});
