/** All components. */
import { createFileRoute } from "@tanstack/react-router";
import { ComponentIndex } from "../../../gallery/component-index.tsx";
import { loadMessages } from "../../../messages/store.ts";

export const Route = createFileRoute("/_app/components/")({
  loader: () => loadMessages("showcase", "customiser"),
  component: ComponentIndex,
});
