/** Matrix of packages and modules. */
import { createFileRoute } from "@tanstack/react-router";
import { accountMay } from "../../../session/account.ts";
import { wholePage } from "../../../hrms/access/shared/use-every-row.ts";
import { listPackageModulesOptions } from "#generated/hrms/hooks/package-modules.ts";
import { listPackagesOptions } from "#generated/hrms/hooks/packages.ts";
import { listModulesOptions } from "#generated/hrms/hooks/modules.ts";
import { MatrixPage } from "../../../hrms/platform/shared/matrix-page.tsx";
import { readSearch } from "../../../list/list-search.ts";
import { loadMessages } from "../../../messages/store.ts";

export const Route = createFileRoute("/_app/platform/package-modules")({
  validateSearch: readSearch,
  loader: ({ context: { queryClient } }) => {
    // Not awaited: the page shows a skeleton.
    if (accountMay("read", "package-modules")) {
      const query = { page: 1, pageSize: wholePage };
      void queryClient.prefetchQuery(listModulesOptions({ query }));
      void queryClient.prefetchQuery(listPackagesOptions({ query }));
      void queryClient.prefetchQuery(listPackageModulesOptions({ query }));
      void queryClient.prefetchQuery(listPackageModulesOptions({ query: { pageSize: 1 } }));
    }
    return loadMessages("crud", "access", "names");
  },
  component: () => <MatrixPage of="package-modules" />,
});
