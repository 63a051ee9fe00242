/** Text with its marks. */
import { createFileRoute } from "@tanstack/react-router";
import { ExamplePage } from "../../../../kit/example/example-page.tsx";
import { loadMessages } from "../../../../messages/store.ts";
import { editorPage } from "../../../../showcase/forms/editor/page.ts";

export const Route = createFileRoute("/_app/forms/elements/editor")({
  loader: () => loadMessages("tools", "fields", "showcase", "showcase-fields"),
  component: () => <ExamplePage page={editorPage} />,
});
