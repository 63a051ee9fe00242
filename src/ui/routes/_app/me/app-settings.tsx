/** App settings of the signed-in person. */
import { createFileRoute } from "@tanstack/react-router";
import { getAppSettingsOptions } from "#generated/hrms/hooks/app-settings.ts";
import { AppSettingsPage } from "../../../hrms/account/app-settings/app-settings-page.tsx";
import { loadMessages } from "../../../messages/store.ts";

export const Route = createFileRoute("/_app/me/app-settings")({
  loader: ({ context }) => {
    // Not awaited: the page shows a skeleton.
    void context.queryClient.prefetchQuery(getAppSettingsOptions());
    return loadMessages("app-settings");
  },
  component: AppSettingsPage,
});
