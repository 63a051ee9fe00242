/** Text that an address holds. */
export const longestSearch = 100;

/** What nobody types, such as a zero byte, falls away. */
export const typedText = (text: string): string => text.replaceAll(/\p{Cc}/gu, "");

/** What is searched for; empty where the address says nothing that is text. */
export const searchText = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? typedText(String(value)).slice(0, longestSearch) : "";
