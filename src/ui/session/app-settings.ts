/** Provides the signed-in person's display settings; they come with the session and are updated on change. */
import { session } from "#src/client/session.ts";
import { type AppSettings, defaultAppSettings } from "#src/domain/account/app-settings.ts";
import { currentAccount } from "./account.ts";

export const sessionAppSettings = {
  current: (): AppSettings => currentAccount()?.extras.settings ?? defaultAppSettings,
  subscribe: session.subscribe,
};

export function keepAppSettings(settings: AppSettings): void {
  const account = currentAccount();
  if (account) session.updateUser({ ...account, extras: { ...account.extras, settings } });
}
