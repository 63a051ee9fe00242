/** Buttons. */
import { createFileRoute } from "@tanstack/react-router";
import { ExamplePage } from "../../../kit/example/example-page.tsx";
import { loadMessages } from "../../../messages/store.ts";
import { buttonsPage } from "../../../showcase/components/buttons/page.ts";

export const Route = createFileRoute("/_app/components/buttons")({
  loader: () => loadMessages("tools", "showcase", "showcase-actions"),
  component: () => <ExamplePage page={buttonsPage} />,
});
