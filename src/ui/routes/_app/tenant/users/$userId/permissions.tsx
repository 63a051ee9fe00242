/** Effective permissions of a person, with their sources. */
import { createFileRoute } from "@tanstack/react-router";
import { getEffectivePermissionsOptions } from "#generated/hrms/hooks/user-access.ts";
import { PermissionsPage } from "../../../../../hrms/access/user-access/permissions-page.tsx";
import { readPlace } from "../../../../../list/list-search.ts";
import { loadMessages } from "../../../../../messages/store.ts";
import { accountMay } from "../../../../../session/account.ts";

export const Route = createFileRoute("/_app/tenant/users/$userId/permissions")({
  validateSearch: readPlace,
  loader: ({ context, params: { userId } }) => {
    if (accountMay("read", "user-access"))
      void context.queryClient.prefetchQuery(getEffectivePermissionsOptions({ path: { userId } }));
    return loadMessages("crud", "access", "user-access", "mfa", "names", "platform");
  },
  component: PermissionsPage,
});
