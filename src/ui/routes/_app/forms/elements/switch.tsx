/** Settings that take effect at once. */
import { createFileRoute } from "@tanstack/react-router";
import { ExamplePage } from "../../../../kit/example/example-page.tsx";
import { loadMessages } from "../../../../messages/store.ts";
import { switchPage } from "../../../../showcase/forms/switch/page.ts";

export const Route = createFileRoute("/_app/forms/elements/switch")({
  loader: () => loadMessages("tools", "showcase", "showcase-choices"),
  component: () => <ExamplePage page={switchPage} />,
});
