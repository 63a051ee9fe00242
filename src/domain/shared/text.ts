/** Cleans the short texts people type: names, titles, codes. */

/** Trims, collapses spaces and normalises to NFC; null if it contains control characters. */
export function cleanLine(text: string): string | null {
  const clean = text.normalize("NFC").replace(/\s+/gu, " ").trim();
  return clean.isWellFormed() && !/\p{Cc}/u.test(clean) ? clean : null;
}
