import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/_app/components/progress")({
  component: RouteComponent,
});

function RouteComponent() {
  return <div>Hello "/_app/components/progress"!</div>;
}
