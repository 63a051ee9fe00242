/** Syncs appearance settings between the account and this device. */
import { useEffect } from "react";
import { updateAppSettings } from "#generated/hrms/client/app-settings.ts";
import type { AppSettings } from "#src/domain/account/app-settings.ts";
import { currentTexts, setLanguage } from "../messages/store.ts";
import { useLanguage } from "../messages/use-language.ts";
import { currentAccount, useAccount } from "../session/account.ts";
import { currentAppSettings } from "../kit/app-settings.ts";
import { keepAppSettings } from "../session/app-settings.ts";
import { changeSettings, chosenSettings, setDefaultMenu, useSettings } from "../theme/settings-store.ts";

type SyncedSettings = Pick<AppSettings, "skin" | "language" | "menuCollapsed">;

const key = "hrms.followed";

function onDevice(): SyncedSettings {
  const { skin, menuCollapsed } = chosenSettings();
  return { skin, menuCollapsed, language: currentTexts().language };
}

/** Device settings at the last sync; empty if that was another account. */
function lastSeen(accountId: string): Partial<SyncedSettings> | undefined {
  try {
    const seen = JSON.parse(localStorage.getItem(key) ?? "null") as (SyncedSettings & { account?: string }) | null;
    return seen?.account === accountId ? seen : undefined;
  } catch {
    return undefined;
  }
}

async function follow(): Promise<void> {
  const account = currentAccount();
  if (!account || account.extras.platform || account.extras.support) return;
  const chosen = currentAppSettings();
  const [device, seen] = [onDevice(), lastSeen(account.id)];
  // Null means the account does not sync this setting.
  const differing = (Object.keys(device) as (keyof SyncedSettings)[]).filter(
    (name) => chosen[name] !== null && chosen[name] !== device[name],
  );
  const changedHere = differing.filter((name) => seen !== undefined && seen[name] !== device[name]);
  const back: Partial<SyncedSettings> = Object.fromEntries(changedHere.map((name) => [name, device[name]]));
  const [skin, language, menuCollapsed] = (["skin", "language", "menuCollapsed"] as const).map(
    (name) => differing.includes(name) && !changedHere.includes(name) && chosen[name],
  ) as [SyncedSettings["skin"] | false, SyncedSettings["language"] | false, boolean];
  const takesMenu = differing.includes("menuCollapsed") && !changedHere.includes("menuCollapsed");
  setDefaultMenu(chosen.layout);
  if (skin || takesMenu) changeSettings({ ...(skin && { skin }), ...(takesMenu && { menuCollapsed }) });
  if (language) await setLanguage(language);
  localStorage.setItem(key, JSON.stringify({ account: account.id, ...onDevice() }));
  if (changedHere.length === 0) return;
  keepAppSettings({ ...chosen, ...back });
  // If this fails, the next session renewal restores the account's value.
  await updateAppSettings({ body: back }).catch(() => undefined);
}

export function useSyncedSettings(): void {
  const account = useAccount();
  const settings = useSettings();
  const language = useLanguage();
  useEffect(() => {
    void follow();
  }, [account?.id, account?.extras.settings, settings, language]);
}
