/** Examples of /components/breadcrumbs. */
import { examplePage } from "#src/ui/kit/example/example.ts";

export const breadcrumbsPage = examplePage(
  "showcase-frames.breadcrumbs",
  { separators: "half", folded: "half", alignment: "half", icons: "half" },
  import.meta.glob("./*.tsx", { eager: true }),
  import.meta.glob("./*.tsx", { query: "?raw" }),
);
