/** Whole forms, by examples. */
import { createFileRoute } from "@tanstack/react-router";
import { ExamplesOfAddress } from "../../../showcase/examples-of-address.tsx";
import { loadExamples } from "../../../showcase/registry.ts";

export const Route = createFileRoute("/_app/forms/$page")({
  loader: ({ params }) => loadExamples("forms", params.page),
  component: () => <ExamplesOfAddress page={Route.useLoaderData()} />,
});
