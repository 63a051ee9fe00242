/** What a person can choose of how the app shows itself. */
export const skins = ["light", "bordered", "dark", "semi-dark"] as const;
/** By the language, or the same in every language. */
export const dateFormats = ["language", "dd/MM/yyyy", "dd MMM yyyy", "yyyy-MM-dd"] as const;
export type DateFormat = (typeof dateFormats)[number];
