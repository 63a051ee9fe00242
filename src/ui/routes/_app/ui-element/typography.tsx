/** Sizes, weights and kinds of text. */
import { createFileRoute } from "@tanstack/react-router";
import { ExamplesOfAddress } from "../../../gallery/examples-of-address.tsx";
import { loadExamples } from "../../../gallery/registry.ts";

export const Route = createFileRoute("/_app/ui-element/typography")({
  loader: () => loadExamples("foundations", "typography"),
  component: () => <ExamplesOfAddress page={Route.useLoaderData()} />,
});
