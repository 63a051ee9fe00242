/** /forms/wizard: what it shows. */
import { examplePage } from "#src/ui/kit/example/example.ts";
import { Horizontal } from "./horizontal.tsx";
import { Modern } from "./modern.tsx";
import { Refused } from "./refused.tsx";
import { Vertical } from "./vertical.tsx";

export const wizardPage = examplePage(
  "showcase-forms.wizard",
  {
    horizontal: [Horizontal, () => import("./horizontal.tsx?raw"), "wide"],
    vertical: [Vertical, () => import("./vertical.tsx?raw"), "wide"],
    modern: [Modern, () => import("./modern.tsx?raw"), "wide"],
    refused: [Refused, () => import("./refused.tsx?raw"), "wide"],
  },
  ["showcase-rules"],
);
