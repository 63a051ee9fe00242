/** The tabs of one's own profile, apart from the page: what reads an address is part of every page. */
export const profileTabs = ["account", "employment", "password", "sessions", "notifications"] as const;
export type ProfileTab = (typeof profileTabs)[number];

export function readTab(raw: Record<string, unknown>): { readonly tab?: ProfileTab } {
  const tab = profileTabs.find((each) => each === raw["tab"]);
  return tab === undefined || tab === "account" ? {} : { tab };
}
