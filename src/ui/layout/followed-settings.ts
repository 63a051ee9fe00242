/** What an account has chosen follows it: a device takes it over, and what is chosen on the device later goes back to the account. */
import { useEffect } from "react";
import { updateAppSettings } from "#generated/hrms/client/app-settings.ts";
import type { AppSettings } from "#src/domain/account/app-settings.ts";
import { currentTexts, setLanguage } from "../messages/store.ts";
import { useLanguage } from "../messages/use-language.ts";
import { currentAccount, useAccount } from "../session/account.ts";
import { currentAppSettings } from "../kit/app-settings.ts";
import { keepAppSettings } from "../session/app-settings.ts";
import { changeSettings, chosenSettings, keepUsualLayout, useSettings } from "../theme/settings-store.ts";

type Followed = Pick<AppSettings, "skin" | "language" | "menuCollapsed">;

const key = "hrms.followed";

function onDevice(): Followed {
  const { skin, menuCollapsed } = chosenSettings();
  return { skin, menuCollapsed, language: currentTexts().language };
}

/** The device as it was when both were last compared; nothing where that was for somebody else. */
function lastSeen(accountId: string): Partial<Followed> | undefined {
  try {
    const seen = JSON.parse(localStorage.getItem(key) ?? "null") as (Followed & { account?: string }) | null;
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
  // Null leaves a setting to the device: it neither comes nor goes.
  const differing = (Object.keys(device) as (keyof Followed)[]).filter(
    (name) => chosen[name] !== null && chosen[name] !== device[name],
  );
  const changedHere = differing.filter((name) => seen !== undefined && seen[name] !== device[name]);
  const back: Partial<Followed> = Object.fromEntries(changedHere.map((name) => [name, device[name]]));
  const [skin, language, menuCollapsed] = (["skin", "language", "menuCollapsed"] as const).map(
    (name) => differing.includes(name) && !changedHere.includes(name) && chosen[name],
  ) as [Followed["skin"] | false, Followed["language"] | false, boolean];
  const takesMenu = differing.includes("menuCollapsed") && !changedHere.includes("menuCollapsed");
  keepUsualLayout(chosen.layout);
  if (skin || takesMenu) changeSettings({ ...(skin && { skin }), ...(takesMenu && { menuCollapsed }) });
  if (language) await setLanguage(language);
  localStorage.setItem(key, JSON.stringify({ account: account.id, ...onDevice() }));
  if (changedHere.length === 0) return;
  keepAppSettings({ ...chosen, ...back });
  // Where nobody answers, the next renewal of the session brings back what the account has.
  await updateAppSettings({ body: back }).catch(() => undefined);
}

export function useFollowedSettings(): void {
  const account = useAccount();
  const settings = useSettings();
  const language = useLanguage();
  useEffect(() => {
    void follow();
  }, [account?.id, account?.extras.settings, settings, language]);
}
