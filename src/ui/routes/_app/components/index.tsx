/** All components. */
import { createFileRoute } from "@tanstack/react-router";
import { ComponentIndex, type PagePreviews } from "../../../gallery/component-index.tsx";
import { readIndex } from "../../../gallery/index-search.ts";
import { onlyKnown } from "../../../list/list-search.ts";
import { loadMessages } from "../../../messages/store.ts";

export const Route = createFileRoute("/_app/components/")({
  validateSearch: onlyKnown(readIndex),
  loader: () => loadMessages("showcase", "customiser"),
  component: AllComponents,
});

/** Of the demo's pages, which the gallery does not know. */
const previews: PagePreviews = Object.fromEntries(
  (["/cards/basic", "/cards/advance", "/cards/statistics", "/cards/analytics", "/cards/action"] as const).map((to) => [
    to,
    async () => {
      const [{ cardPreviews }] = await Promise.all([
        import("../../../demo/dashboards/card-previews.tsx"),
        loadMessages("dashboards", "charts", "crud"),
      ]);
      return cardPreviews[to];
    },
  ]),
);

function AllComponents() {
  return <ComponentIndex previews={previews} />;
}
