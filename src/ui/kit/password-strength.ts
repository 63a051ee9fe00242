/** Password rules and strength, as a hint while typing; the server decides. */
export const passwordRules = ["length", "case", "digit", "sign"] as const;
export type PasswordRule = (typeof passwordRules)[number];

export const minPasswordLength = 8;

const kept: Record<PasswordRule, (password: string) => boolean> = {
  length: (password) => password.length >= minPasswordLength,
  case: (password) => /\p{Ll}/u.test(password) && /\p{Lu}/u.test(password),
  digit: (password) => /\p{Nd}/u.test(password),
  sign: (password) => /[^\p{L}\p{Nd}]/u.test(password),
};

export function keeps(rule: PasswordRule, password: string): boolean {
  return kept[rule](password);
}

export type Strength = 0 | 1 | 2 | 3 | 4;

/** Variety of characters: "aaaaaaaa" and "12345678" count as short. */
function variety(password: string): number {
  const letters = [...password];
  const runs = letters.filter((letter, index) => {
    const step = (letter.codePointAt(0) ?? 0) - (letters[index - 1]?.codePointAt(0) ?? -9);
    return index > 0 && Math.abs(step) <= 1;
  }).length;
  return new Set(letters).size - runs / 2;
}

/** 0 if empty, then weak, fair, good, strong. */
export function strengthOf(password: string): Strength {
  if (password === "") return 0;
  const kinds = passwordRules.filter((rule) => rule !== "length" && keeps(rule, password)).length;
  const different = variety(password);
  if (password.length < minPasswordLength || different < 5) return 1;
  const score = kinds + (different >= 9 ? 1 : 0) + (password.length >= 16 ? 1 : 0);
  return score >= 4 ? 4 : score >= 3 ? 3 : 2;
}
