/** Data tables with client-side rows. */
import { createFileRoute } from "@tanstack/react-router";
import { listEmployeeRowsOptions } from "#generated/demo/hooks/datatables.ts";
import { ExamplePage } from "../../../kit/example/example-page.tsx";
import { loadMessages } from "../../../messages/store.ts";
import { basicTablesPage } from "../../../gallery/tables/basic/page.ts";

export const Route = createFileRoute("/_app/datatables/basic")({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(listEmployeeRowsOptions({}));
    return loadMessages("tools", "crud", "tables");
  },
  component: () => <ExamplePage page={basicTablesPage} />,
});
