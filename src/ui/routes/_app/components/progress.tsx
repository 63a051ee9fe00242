/** How far something is. */
import { createFileRoute } from "@tanstack/react-router";
import { ExamplePage } from "../../../kit/example/example-page.tsx";
import { loadMessages } from "../../../messages/store.ts";
import { progressPage } from "../../../showcase/components/progress/page.ts";

export const Route = createFileRoute("/_app/components/progress")({
  loader: () => loadMessages("tools", "showcase", "showcase-signs"),
  component: () => <ExamplePage page={progressPage} />,
});
