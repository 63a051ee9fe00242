/** The tabs of the tenant's settings, apart from the page: what reads an address is part of every page. */
export const settingsTabs = ["branding", "passwords", "sessions", "sender", "mails", "numbers", "mfa", "sso", "modules", "retention", "history"] as const;
export type SettingsTab = (typeof settingsTabs)[number];

export function readTab(raw: Record<string, unknown>): { readonly tab?: SettingsTab } {
  const tab = settingsTabs.find((each) => each === raw["tab"]);
  return tab === undefined || tab === "branding" ? {} : { tab };
}
