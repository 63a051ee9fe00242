/** Examples of /components/toasts. */
import { examplePage } from "#src/ui/kit/example/example.ts";

export const toastsPage = examplePage(
  "showcase-overlays.toasts",
  { kinds: "half", places: "half", time: "half", actions: "half", promise: "half", stack: "half" },
  import.meta.glob("./*.tsx", { eager: true }),
  import.meta.glob("./*.tsx", { query: "?raw" }),
);
