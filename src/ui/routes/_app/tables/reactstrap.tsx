/** Read-only tables. */
import { createFileRoute } from "@tanstack/react-router";
import { listEmployeeRowsOptions } from "#generated/demo/hooks/datatables.ts";
import { ExamplePage } from "../../../kit/example/example-page.tsx";
import { loadMessages } from "../../../messages/store.ts";
import { simpleTablesPage } from "../../../gallery/tables/simple/page.ts";

export const Route = createFileRoute("/_app/tables/reactstrap")({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(listEmployeeRowsOptions({}));
    return loadMessages("tools", "crud", "tables");
  },
  component: () => <ExamplePage page={simpleTablesPage} />,
});
