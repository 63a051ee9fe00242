/** Password rules: long enough, no repeated character, nothing known about its owner. */

/** Length first: it matters most. */
const everyRule = ["long", "varied", "impersonal", "letters", "digits", "symbols"] as const;
export type PasswordRule = (typeof everyRule)[number];

/** A tenant's password policy. */
export interface PasswordPolicy {
  minLength: number;
  needsLetters: boolean;
  needsDigits: boolean;
  needsSymbols: boolean;
  /** How many recent passwords, including the current one, may not be reused. */
  reuse: number;
  /** Days until the password expires; 0 for never. */
  maxAgeDays: number;
}

/** Used when there is no tenant or it has no policy. */
export const defaultPasswordPolicy: PasswordPolicy = {
  minLength: 12,
  needsLetters: false,
  needsDigits: false,
  needsSymbols: false,
  reuse: 0,
  maxAgeDays: 0,
};

const minLength = 5;
/** Shorter parts of names occur by chance. */
const shortestName = 3;

/** Words contained in the email address or username. */
function namesOf(owner: { email: string; username: string }): string[] {
  const words = [owner.username, ...(owner.email.split("@")[0] ?? "").split(/[^\p{L}\p{N}]+/u)];
  return words.map((word) => word.toLowerCase()).filter((word) => word.length >= shortestName);
}

/** The rules of a policy, for hints. */
export function passwordRulesOf({ needsLetters, needsDigits, needsSymbols }: PasswordPolicy): PasswordRule[] {
  const asked: Readonly<Record<PasswordRule, boolean>> = {
    long: true,
    varied: true,
    impersonal: true,
    letters: needsLetters,
    digits: needsDigits,
    symbols: needsSymbols,
  };
  return everyRule.filter((rule) => asked[rule]);
}

/** The rules that the password breaks. */
export function brokenPasswordRules(
  password: string,
  owner: { email: string; username: string },
  policy: PasswordPolicy = defaultPasswordPolicy,
): PasswordRule[] {
  const signs = [...password.normalize("NFC")];
  const small = password.toLowerCase();
  const broken: Readonly<Record<PasswordRule, boolean>> = {
    long: signs.length < policy.minLength,
    varied: new Set(signs).size < minLength,
    impersonal: password === "" || namesOf(owner).some((name) => small.includes(name)),
    letters: !/\p{L}/u.test(password),
    digits: !/\p{Nd}/u.test(password),
    symbols: !/[^\p{L}\p{Nd}\s]/u.test(password),
  };
  return passwordRulesOf(policy).filter((rule) => broken[rule]);
}

/** 0 for empty, 1 for a broken rule, up to 4 for a long password with several kinds of characters. */
export function passwordStrength(
  password: string,
  owner: { email: string; username: string },
  policy: PasswordPolicy = defaultPasswordPolicy,
): 0 | 1 | 2 | 3 | 4 {
  if (password === "") return 0;
  if (brokenPasswordRules(password, owner, policy).length > 0) return 1;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u].filter((kind) => kind.test(password)).length;
  const score = (kinds >= 3 ? 1 : 0) + ([...password].length >= 16 ? 1 : 0) + (new Set(password).size >= 10 ? 1 : 0);
  return score >= 2 ? 4 : score === 1 ? 3 : 2;
}
