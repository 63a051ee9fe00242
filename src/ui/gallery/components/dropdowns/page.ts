/** /components/dropdowns: what it shows. */
import { examplePage } from "#src/ui/kit/example/example.ts";
import { Choices } from "./choices.tsx";
import { Contents } from "./contents.tsx";
import { Directions } from "./directions.tsx";
import { Form } from "./form.tsx";
import { Letters } from "./letters.tsx";
import { Split } from "./split.tsx";
import { SubMenu } from "./sub-menu.tsx";

export const dropdownsPage = examplePage("showcase-lists.dropdowns", {
  directions: [Directions, () => import("./directions.tsx?raw")],
  split: [Split, () => import("./split.tsx?raw")],
  contents: [Contents, () => import("./contents.tsx?raw")],
  choices: [Choices, () => import("./choices.tsx?raw")],
  subMenu: [SubMenu, () => import("./sub-menu.tsx?raw")],
  form: [Form, () => import("./form.tsx?raw")],
  letters: [Letters, () => import("./letters.tsx?raw")],
});
