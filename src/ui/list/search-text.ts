/** Text values from URLs. */
export const longestSearch = 100;

/** Strips control characters. */
export const typedText = (text: string): string => text.replaceAll(/\p{Cc}/gu, "");

/** Search term; empty unless the value is text. */
export const searchText = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? typedText(String(value)).slice(0, longestSearch) : "";
