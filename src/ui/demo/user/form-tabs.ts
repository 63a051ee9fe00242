/** The tabs of the form of a user, apart from its values: what reads an address is part of every page. */

export const tabs = ["account", "information", "social"] as const;
export type Tab = (typeof tabs)[number];

export function readTab(raw: Record<string, unknown>): { readonly tab?: Tab } {
  const tab = tabs.find((each) => each === raw["tab"]);
  return tab === undefined || tab === "account" ? {} : { tab };
}
