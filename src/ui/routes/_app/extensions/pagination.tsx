/** Lists that load their pages from the server. */
import { createFileRoute } from "@tanstack/react-router";
import { searchEmployeeRowsOptions } from "#generated/demo/hooks/datatables.ts";
import { ExamplesOfAddress } from "../../../gallery/examples-of-address.tsx";
import { loadExamples } from "../../../gallery/registry.ts";

export const Route = createFileRoute("/_app/extensions/pagination")({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(searchEmployeeRowsOptions({ query: { page: 1, perPage: 5 } }));
    return loadExamples("tables", "paged");
  },
  component: () => <ExamplesOfAddress page={Route.useLoaderData()} />,
});
