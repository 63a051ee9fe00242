/** /forms/elements/input: what it shows. */
import { examplePage } from "#src/ui/kit/example/example.ts";
import { Clearable } from "./clearable.tsx";
import { Floating } from "./floating.tsx";
import { Icons } from "./icons.tsx";
import { Password } from "./password.tsx";
import { Sizes } from "./sizes.tsx";
import { States } from "./states.tsx";

export const inputPage = examplePage("showcase-text.input", {
  states: [States, () => import("./states.tsx?raw")],
  sizes: [Sizes, () => import("./sizes.tsx?raw")],
  icons: [Icons, () => import("./icons.tsx?raw")],
  floating: [Floating, () => import("./floating.tsx?raw")],
  clearable: [Clearable, () => import("./clearable.tsx?raw")],
  password: [Password, () => import("./password.tsx?raw")],
});
