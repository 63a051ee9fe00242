/** Gallery of form layouts. */
import { createFileRoute } from "@tanstack/react-router";
import { ExamplesOfAddress } from "../../../../gallery/examples-of-address.tsx";
import { loadExamples } from "../../../../gallery/registry.ts";

export const Route = createFileRoute("/_app/forms/layout/$page")({
  loader: ({ params }) => loadExamples("layout", params.page),
  component: () => <ExamplesOfAddress page={Route.useLoaderData()} />,
});
