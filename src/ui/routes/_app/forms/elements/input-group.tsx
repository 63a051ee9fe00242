/** Fields with what belongs to them. */
import { createFileRoute } from "@tanstack/react-router";
import { ExamplePage } from "../../../../kit/example/example-page.tsx";
import { loadMessages } from "../../../../messages/store.ts";
import { inputGroupPage } from "../../../../showcase/forms/input-group/page.ts";

export const Route = createFileRoute("/_app/forms/elements/input-group")({
  loader: () => loadMessages("tools", "showcase", "showcase-text"),
  component: () => <ExamplePage page={inputGroupPage} />,
});
