/** Text fields. */
import { createFileRoute } from "@tanstack/react-router";
import { ExamplePage } from "../../../../kit/example/example-page.tsx";
import { loadMessages } from "../../../../messages/store.ts";
import { inputPage } from "../../../../showcase/forms/input/page.ts";

export const Route = createFileRoute("/_app/forms/elements/input")({
  loader: () => loadMessages("tools", "fields", "showcase", "showcase-text"),
  component: () => <ExamplePage page={inputPage} />,
});
