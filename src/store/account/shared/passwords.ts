/** Passwords as salted scrypt hashes that contain their own cost, so that the cost can rise later. */
import { randomBytes, timingSafeEqual } from "node:crypto";
import type { PasswordPolicy } from "#src/domain/account/shared/new-password.ts";
import { deriveKey } from "../password-hashing.ts";

export interface PasswordCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** OWASP's minimum for scrypt. */
export const passwordCost: PasswordCost = { N: 2 ** 15, r: 8, p: 3 };

function derive(password: string, salt: Buffer, cost: PasswordCost): Promise<Uint8Array> {
  return deriveKey({ password: password.normalize("NFC"), salt, ...cost });
}

/** Of the passwords in the README, which a high cost protects from nobody. */
export const publicPasswordCost: PasswordCost = { N: 2 ** 10, r: 8, p: 1 };

/** `scrypt$N$r$p$salt$key` */
export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return ["scrypt", cost.N, cost.r, cost.p, salt.toString("base64url"), Buffer.from(key).toString("base64url")].join(
    "$",
  );
}

/** Without a hash it takes the same time and fails: timing must not reveal which accounts exist. */
export async function verifyPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const [, N, r, p, salt = "", key = ""] = (
    hash ?? `scrypt$${passwordCost.N}$${passwordCost.r}$${passwordCost.p}$$`
  ).split("$");
  const expected = Buffer.from(key, "base64url");
  const found = await derive(password, Buffer.from(salt, "base64url"), { N: Number(N), r: Number(r), p: Number(p) });
  return expected.length === found.length && timingSafeEqual(expected, found);
}

interface Kept {
  readonly passwordHash?: string | null;
  readonly earlierPasswords?: readonly string[];
}

/** Whether it is one of the recent passwords that the policy forbids. */
export async function isReused(
  password: string,
  { passwordHash = null, earlierPasswords = [] }: Kept,
  { reuse }: PasswordPolicy,
): Promise<boolean> {
  const last = [...(passwordHash === null ? [] : [passwordHash]), ...earlierPasswords].slice(0, reuse);
  for (const hash of last) if (await verifyPassword(password, hash)) return true;
  return false;
}

/** The fields of an account that gets a new password. */
export function withPassword(
  { passwordHash: before = null, earlierPasswords = [] }: Kept,
  passwordHash: string,
  { reuse }: PasswordPolicy,
  now: Date,
) {
  const earlier = [...(before === null ? [] : [before]), ...earlierPasswords].slice(0, Math.max(0, reuse - 1));
  return { passwordHash, earlierPasswords: earlier, passwordSetAt: now, samplePassword: false };
}
