/** Fields that write numbers in their form. */
import { createFileRoute } from "@tanstack/react-router";
import { ExamplePage } from "../../../../kit/example/example-page.tsx";
import { loadMessages } from "../../../../messages/store.ts";
import { inputMaskPage } from "../../../../showcase/forms/input-mask/page.ts";

export const Route = createFileRoute("/_app/forms/elements/input-mask")({
  loader: () => loadMessages("tools", "showcase", "showcase-text"),
  component: () => <ExamplePage page={inputMaskPage} />,
});
