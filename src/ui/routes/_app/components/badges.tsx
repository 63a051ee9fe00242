/** Words and numbers on a tint. */
import { createFileRoute } from "@tanstack/react-router";
import { ExamplePage } from "../../../kit/example/example-page.tsx";
import { loadMessages } from "../../../messages/store.ts";
import { badgesPage } from "../../../showcase/components/badges/page.ts";

export const Route = createFileRoute("/_app/components/badges")({
  loader: () => loadMessages("tools", "showcase-actions", "showcase", "showcase-signs"),
  component: () => <ExamplePage page={badgesPage} />,
});
