/** People and things as small pictures. */
import { createFileRoute } from "@tanstack/react-router";
import { ExamplePage } from "../../../kit/example/example-page.tsx";
import { loadMessages } from "../../../messages/store.ts";
import { avatarPage } from "../../../showcase/components/avatar/page.ts";

export const Route = createFileRoute("/_app/components/avatar")({
  loader: () => loadMessages("tools", "fields", "showcase", "showcase-signs"),
  component: () => <ExamplePage page={avatarPage} />,
});
