/** Gallery of charts. */
import { createFileRoute } from "@tanstack/react-router";
import { ExamplesOfAddress } from "../../../gallery/examples-of-address.tsx";
import { loadExamples } from "../../../gallery/registry.ts";

export const Route = createFileRoute("/_app/charts/$page")({
  loader: ({ params }) => loadExamples("charts", params.page),
  component: () => <ExamplesOfAddress page={Route.useLoaderData()} />,
});
