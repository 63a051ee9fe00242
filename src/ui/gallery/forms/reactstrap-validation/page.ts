/** /forms/reactstrap-validation: what it shows. */
import { examplePage } from "#src/ui/kit/example/example.ts";
import { Bubbles } from "./bubbles.tsx";
import { Choices } from "./choices.tsx";
import { Marks } from "./marks.tsx";
import { Native } from "./native.tsx";
import { Server } from "./server.tsx";

export const reactstrapValidationPage = examplePage(
  "showcase-forms.validation",
  {
    native: [Native, () => import("./native.tsx?raw")],
    server: [Server, () => import("./server.tsx?raw")],
    marks: [Marks, () => import("./marks.tsx?raw")],
    bubbles: [Bubbles, () => import("./bubbles.tsx?raw")],
    choices: [Choices, () => import("./choices.tsx?raw")],
  },
  ["showcase-rules"],
);
