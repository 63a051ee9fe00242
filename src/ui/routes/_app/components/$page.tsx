/** Gallery of components. */
import { createFileRoute } from "@tanstack/react-router";
import { ExamplesOfAddress } from "../../../gallery/examples-of-address.tsx";
import { loadExamples } from "../../../gallery/registry.ts";

export const Route = createFileRoute("/_app/components/$page")({
  loader: ({ params }) => loadExamples("components", params.page),
  component: () => <ExamplesOfAddress page={Route.useLoaderData()} />,
});
