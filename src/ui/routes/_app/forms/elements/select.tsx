/** One or several from a list. */
import { createFileRoute } from "@tanstack/react-router";
import { ExamplePage } from "../../../../kit/example/example-page.tsx";
import { loadMessages } from "../../../../messages/store.ts";
import { selectPage } from "../../../../showcase/forms/select/page.ts";

export const Route = createFileRoute("/_app/forms/elements/select")({
  loader: () => loadMessages("tools", "fields", "showcase", "showcase-choices"),
  component: () => <ExamplePage page={selectPage} />,
});
