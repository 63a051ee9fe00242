/** One of a few. */
import { createFileRoute } from "@tanstack/react-router";
import { ExamplePage } from "../../../../kit/example/example-page.tsx";
import { loadMessages } from "../../../../messages/store.ts";
import { radioPage } from "../../../../showcase/forms/radio/page.ts";

export const Route = createFileRoute("/_app/forms/elements/radio")({
  loader: () => loadMessages("tools", "showcase", "showcase-choices"),
  component: () => <ExamplePage page={radioPage} />,
});
