/** The tabs of one's own profile, apart from the page: what reads an address is part of every page. */
export const ownTabs = ["employment", "personal", "identity", "pay", "documents"] as const;
export type OwnTab = (typeof ownTabs)[number];

export const profileTabs = ["account", ...ownTabs, "password", "sessions", "notifications", "privacy"] as const;
export type ProfileTab = (typeof profileTabs)[number];

export interface ProfileSearch {
  readonly tab?: ProfileTab;
  /** Of several companies that one works for, the one whose record is shown. */
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
