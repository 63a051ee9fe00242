/** The tabs of the tenant's settings, apart from the page: what reads an address is part of every page. */
<<<<<<< HEAD
export const settingsTabs = ["branding", "passwords", "sessions", "sender", "mails", "numbers", "mfa", "sso", "modules", "retention", "export", "history"] as const;
=======
export const settingsTabs = ["branding", "passwords", "sessions", "sender", "mails", "numbers", "mfa", "sso", "modules", "retention", "privacy", "history"] as const;
>>>>>>> f5ad032 (Everybody finds whom to ask about their data, what is held of them for what and how long, and a copy of it: the PDPA wants a contact known, and the copy was HR's to take alone)
export type SettingsTab = (typeof settingsTabs)[number];

interface SettingsSearch {
  readonly tab?: SettingsTab;
  /** Of the mails: which one, and in which language. */
  readonly mail?: string;
  readonly language?: string;
}

export function readTab(raw: Record<string, unknown>): SettingsSearch {
  const tab = settingsTabs.find((each) => each === raw["tab"]);
  if (tab === undefined || tab === "branding") return {};
  const { mail, language } = raw;
  return tab === "mails" ? { tab, ...(typeof mail === "string" && { mail }), ...(typeof language === "string" && { language }) } : { tab };
}
