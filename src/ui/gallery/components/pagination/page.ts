/** /components/pagination: what it shows. */
import { examplePage } from "#src/ui/kit/example/example.ts";
import { Basic } from "./basic.tsx";
import { Jump } from "./jump.tsx";
import { Looks } from "./looks.tsx";
import { PageSize } from "./page-size.tsx";
import { Steps } from "./steps.tsx";

export const paginationPage = examplePage(
  "showcase-lists.pagination",
  {
    basic: [Basic, () => import("./basic.tsx?raw")],
    looks: [Looks, () => import("./looks.tsx?raw")],
    steps: [Steps, () => import("./steps.tsx?raw"), "wide"],
    jump: [Jump, () => import("./jump.tsx?raw"), "wide"],
    pageSize: [PageSize, () => import("./page-size.tsx?raw"), "wide"],
  },
  ["crud"],
);
