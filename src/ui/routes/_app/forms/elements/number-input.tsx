/** Numbers with steps. */
import { createFileRoute } from "@tanstack/react-router";
import { ExamplePage } from "../../../../kit/example/example-page.tsx";
import { loadMessages } from "../../../../messages/store.ts";
import { numberInputPage } from "../../../../showcase/forms/number-input/page.ts";

export const Route = createFileRoute("/_app/forms/elements/number-input")({
  loader: () => loadMessages("tools", "fields", "showcase", "showcase-text"),
  component: () => <ExamplePage page={numberInputPage} />,
});
