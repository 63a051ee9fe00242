/** Boxes to tick. */
import { createFileRoute } from "@tanstack/react-router";
import { ExamplePage } from "../../../../kit/example/example-page.tsx";
import { loadMessages } from "../../../../messages/store.ts";
import { checkboxPage } from "../../../../showcase/forms/checkbox/page.ts";

export const Route = createFileRoute("/_app/forms/elements/checkbox")({
  loader: () => loadMessages("tools", "showcase", "showcase-choices"),
  component: () => <ExamplePage page={checkboxPage} />,
});
