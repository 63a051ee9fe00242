/** /components/breadcrumbs: what it shows. */
import { examplePage } from "#src/ui/kit/example/example.ts";
import { Alignment } from "./alignment.tsx";
import { Folded } from "./folded.tsx";
import { Icons } from "./icons.tsx";
import { Separators } from "./separators.tsx";

export const breadcrumbsPage = examplePage("showcase-frames.breadcrumbs", {
  separators: [Separators, () => import("./separators.tsx?raw")],
  folded: [Folded, () => import("./folded.tsx?raw")],
  alignment: [Alignment, () => import("./alignment.tsx?raw")],
  icons: [Icons, () => import("./icons.tsx?raw")],
});
