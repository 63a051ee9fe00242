/** Texts of bank files: the characters of SWIFT, nothing that a bank's upload rejects. */

/** Letters that do not consist of a base letter and an accent. */
const letters: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  Æ: "AE",
  œ: "oe",
  Œ: "OE",
  ø: "o",
  Ø: "O",
  ł: "l",
  Ł: "L",
  đ: "d",
  Đ: "D",
  "’": "'",
  "‘": "'",
  "–": "-",
  "—": "-",
};

/** A–Z, a–z, 0–9, space and `/ - ? : ( ) . , ' +`; other characters become a space, which never starts or ends the text. */
export function bankText(value: string, length = Number.POSITIVE_INFINITY): string {
  return value
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^\x20-\x7e]/gu, (letter) => letters[letter] ?? " ")
    .replaceAll(/[^A-Za-z0-9/\-?:().,'+ ]/g, " ")
    .replaceAll(/ +/g, " ")
    .trim()
    .slice(0, length)
    .trim();
}

/** An account as current layouts take it: without spaces and hyphens, the branch included where the bank has it in front. */
export const bankAccount = (account: string): string => account.replaceAll(/[\s-]/g, "").toUpperCase();

/** `2026-11-28` as `28112026`. */
export const dayMonthYear = (date: string): string => `${date.slice(8, 10)}${date.slice(5, 7)}${date.slice(0, 4)}`;
/** `2026-11-28` as `20261128`. */
export const yearMonthDay = (date: string): string => date.replaceAll("-", "");
