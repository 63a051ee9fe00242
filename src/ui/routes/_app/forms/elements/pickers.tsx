/** Dates and times. */
import { createFileRoute } from "@tanstack/react-router";
import { ExamplePage } from "../../../../kit/example/example-page.tsx";
import { loadMessages } from "../../../../messages/store.ts";
import { pickersPage } from "../../../../showcase/forms/pickers/page.ts";

export const Route = createFileRoute("/_app/forms/elements/pickers")({
  loader: () => loadMessages("tools", "fields", "showcase", "showcase-fields"),
  component: () => <ExamplePage page={pickersPage} />,
});
