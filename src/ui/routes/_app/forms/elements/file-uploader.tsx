/** Files, chosen or dropped. */
import { createFileRoute } from "@tanstack/react-router";
import { ExamplePage } from "../../../../kit/example/example-page.tsx";
import { loadMessages } from "../../../../messages/store.ts";
import { fileUploaderPage } from "../../../../showcase/forms/file-uploader/page.ts";

export const Route = createFileRoute("/_app/forms/elements/file-uploader")({
  loader: () => loadMessages("tools", "fields", "showcase", "showcase-fields"),
  component: () => <ExamplePage page={fileUploaderPage} />,
});
