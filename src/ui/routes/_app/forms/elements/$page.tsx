/** Gallery of form fields. */
import { createFileRoute } from "@tanstack/react-router";
import { ExamplesOfAddress } from "../../../../gallery/examples-of-address.tsx";
import { loadExamples } from "../../../../gallery/registry.ts";

export const Route = createFileRoute("/_app/forms/elements/$page")({
  loader: ({ params }) => loadExamples("fields", params.page),
  component: () => <ExamplesOfAddress page={Route.useLoaderData()} />,
});
