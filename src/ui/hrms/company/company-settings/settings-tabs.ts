/** The tabs of a company's settings, apart from the page: what reads an address is part of every page. */
export const settingsTabs = ["settings", "history"] as const;

export function readTab(raw: Record<string, unknown>): { readonly tab?: "history" } {
  return raw["tab"] === "history" ? { tab: "history" } : {};
}
