/** How the app shows itself to the signed-in person: it comes with the session, and changes there when they choose. */
import { session } from "#src/client/session.ts";
import { type AppSettings, defaultAppSettings } from "#src/domain/account/app-settings.ts";
import { currentAccount, useAccount } from "./account.ts";

export function currentAppSettings(): AppSettings {
  return currentAccount()?.extras.settings ?? defaultAppSettings;
}

export function useAppSettings(): AppSettings {
  return useAccount()?.extras.settings ?? defaultAppSettings;
}

export function keepAppSettings(settings: AppSettings): void {
  const account = currentAccount();
  if (account) session.updateUser({ ...account, extras: { ...account.extras, settings } });
}
