/** Tabs of My profile, apart from the page because every page loads what parses addresses. */
export const ownTabs = ["employment", "personal", "identity", "pay", "documents"] as const;
export type OwnTab = (typeof ownTabs)[number];
export const isOwnTab = (tab: string): tab is OwnTab => ownTabs.some((each) => each === tab);

export const profileTabs = ["account", ...ownTabs, "password", "sessions", "notifications", "privacy"] as const;
export type ProfileTab = (typeof profileTabs)[number];

export interface ProfileSearch {
  readonly tab?: ProfileTab;
  /** Company whose record is shown, for people employed by several. */
  readonly company?: string;
}

export function readTab(raw: Record<string, unknown>): ProfileSearch {
  const tab = profileTabs.find((each) => each === raw["tab"]);
  const company = raw["company"];
  return {
    ...(tab !== undefined && tab !== "account" && { tab }),
    ...(typeof company === "string" && company !== "" && { company: company.slice(0, 36) }),
  };
}
