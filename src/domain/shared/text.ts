/** Cleans the short texts people type: names, titles, codes. */

/** One line, composed letters, single spaces, none at the ends; null where it holds signs that are no text. */
export function cleanLine(text: string): string | null {
  const clean = text.normalize("NFC").replace(/\s+/gu, " ").trim();
  return clean.isWellFormed() && !/\p{Cc}/u.test(clean) ? clean : null;
}
