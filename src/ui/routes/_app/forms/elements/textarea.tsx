/** Text of several lines. */
import { createFileRoute } from "@tanstack/react-router";
import { ExamplePage } from "../../../../kit/example/example-page.tsx";
import { loadMessages } from "../../../../messages/store.ts";
import { textareaPage } from "../../../../showcase/forms/textarea/page.ts";

export const Route = createFileRoute("/_app/forms/elements/textarea")({
  loader: () => loadMessages("tools", "fields", "showcase", "showcase-text"),
  component: () => <ExamplePage page={textareaPage} />,
});
