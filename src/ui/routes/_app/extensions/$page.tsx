/** Gallery of extensions. */
import { createFileRoute } from "@tanstack/react-router";
import { ExamplesOfAddress } from "../../../gallery/examples-of-address.tsx";
import { loadExamples } from "../../../gallery/registry.ts";

export const Route = createFileRoute("/_app/extensions/$page")({
  loader: ({ params }) => loadExamples("extensions", params.page),
  component: () => <ExamplesOfAddress page={Route.useLoaderData()} />,
});
