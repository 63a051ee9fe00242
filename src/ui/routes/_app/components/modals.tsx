/** Dialogs and drawers. */
import { createFileRoute } from "@tanstack/react-router";
import { ExamplePage } from "../../../kit/example/example-page.tsx";
import { loadMessages } from "../../../messages/store.ts";
import { modalsPage } from "../../../showcase/components/modals/page.ts";

export const Route = createFileRoute("/_app/components/modals")({
  loader: () => loadMessages("tools", "showcase", "showcase-actions"),
  component: () => <ExamplePage page={modalsPage} />,
});
