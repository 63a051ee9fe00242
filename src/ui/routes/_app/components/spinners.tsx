/** What shows that something is on its way. */
import { createFileRoute } from "@tanstack/react-router";
import { ExamplePage } from "../../../kit/example/example-page.tsx";
import { loadMessages } from "../../../messages/store.ts";
import { spinnersPage } from "../../../showcase/components/spinners/page.ts";

export const Route = createFileRoute("/_app/components/spinners")({
  loader: () => loadMessages("tools", "showcase", "showcase-signs"),
  component: () => <ExamplePage page={spinnersPage} />,
});
