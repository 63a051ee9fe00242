/** Forms and their rules. */
import { createFileRoute } from "@tanstack/react-router";
import { ExamplePage } from "../../../kit/example/example-page.tsx";
import { loadMessages } from "../../../messages/store.ts";
import { reactHookFormPage } from "../../../showcase/forms/react-hook-form/page.ts";

export const Route = createFileRoute("/_app/forms/react-hook-form")({
  loader: () => loadMessages("tools", "fields", "showcase", "showcase-rules"),
  component: () => <ExamplePage page={reactHookFormPage} />,
});
