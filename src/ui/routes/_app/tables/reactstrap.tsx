/** Read-only tables. */
import { createFileRoute } from "@tanstack/react-router";
import { listEmployeeRowsOptions } from "#generated/demo/hooks/datatables.ts";
import { ExamplesOfAddress } from "../../../gallery/examples-of-address.tsx";
import { loadExamples } from "../../../gallery/registry.ts";

export const Route = createFileRoute("/_app/tables/reactstrap")({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(listEmployeeRowsOptions({}));
    return loadExamples("tables", "simple");
  },
  component: () => <ExamplesOfAddress page={Route.useLoaderData()} />,
});
