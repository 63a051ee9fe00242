/** All components. */
import { createFileRoute } from "@tanstack/react-router";
import { ComponentIndex } from "../../../gallery/component-index.tsx";
import { readIndex } from "../../../gallery/index-search.ts";
import { onlyKnown } from "../../../list/list-search.ts";
import { loadMessages } from "../../../messages/store.ts";

export const Route = createFileRoute("/_app/components/")({
  validateSearch: onlyKnown(readIndex),
  loader: () => loadMessages("showcase", "customiser"),
  component: ComponentIndex,
});
