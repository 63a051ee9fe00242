/** Matrix of modules and elements. */
import { createFileRoute } from "@tanstack/react-router";
import { accountMay } from "../../../session/account.ts";
import { wholePage } from "../../../hrms/access/shared/use-every-row.ts";
import { listModuleElementsOptions } from "#generated/hrms/hooks/module-elements.ts";
import { listModulesOptions } from "#generated/hrms/hooks/modules.ts";
import { listElementsOptions } from "#generated/hrms/hooks/elements.ts";
import { MatrixPage } from "../../../hrms/platform/shared/matrix-page.tsx";
import { readSearch } from "../../../list/list-search.ts";
import { loadMessages } from "../../../messages/store.ts";

export const Route = createFileRoute("/_app/platform/module-elements")({
  validateSearch: readSearch,
  loader: ({ context: { queryClient } }) => {
    // Not awaited: the page shows a skeleton.
    if (accountMay("read", "module-elements")) {
      const query = { page: 1, pageSize: wholePage };
      void queryClient.prefetchQuery(listElementsOptions({ query }));
      void queryClient.prefetchQuery(listModulesOptions({ query }));
      void queryClient.prefetchQuery(listModuleElementsOptions({ query }));
      void queryClient.prefetchQuery(listModuleElementsOptions({ query: { pageSize: 1 } }));
    }
    return loadMessages("crud", "access", "names");
  },
  component: () => <MatrixPage of="module-elements" />,
});
