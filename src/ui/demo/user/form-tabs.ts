/** Tabs of the user form, apart from its values because every page loads what parses addresses. */

export const tabs = ["account", "information", "social"] as const;
export type Tab = (typeof tabs)[number];

export function readTab(raw: Record<string, unknown>): { readonly tab?: Tab } {
  const tab = tabs.find((each) => each === raw["tab"]);
  return tab === undefined || tab === "account" ? {} : { tab };
}
