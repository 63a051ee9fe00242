/** Gallery of forms. */
import { createFileRoute } from "@tanstack/react-router";
import { ExamplesOfAddress } from "../../../gallery/examples-of-address.tsx";
import { loadExamples } from "../../../gallery/registry.ts";

export const Route = createFileRoute("/_app/forms/$page")({
  loader: ({ params }) => loadExamples("forms", params.page),
  component: () => <ExamplesOfAddress page={Route.useLoaderData()} />,
});
