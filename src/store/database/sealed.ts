/** Encrypts numbers that identify a person or an account; keyed hashes make them searchable. */
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from "node:crypto";

const algorithm = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

type Use = "numbers" | "hashes";

/** Derived once: an import needs them for thousands of numbers. */
const keys = new Map<string, KeyObject>();

function keyFor(secret: string, use: Use): KeyObject {
  const name = `${use} ${secret}`;
  const key = keys.get(name) ?? createSecretKey(Buffer.from(hkdfSync("sha256", secret, "hrms", use, 32)));
  keys.set(name, key);
  return key;
}

/** As text: nonce, tag and ciphertext. */
export function seal(secret: string, text: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, keyFor(secret, "numbers"), nonce);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64");
}

/** Throws if the secret is wrong or the stored value was changed. */
export function unseal(secret: string, stored: string): string {
  const bytes = Buffer.from(stored, "base64");
  const decipher = createDecipheriv(algorithm, keyFor(secret, "numbers"), bytes.subarray(0, nonceBytes));
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString("utf8");
}

/** Whether the secret decrypts the value. */
export function unsealable(secret: string, stored: string): boolean {
  try {
    unseal(secret, stored);
    return true;
  } catch {
    return false;
  }
}

/** The same for the same text, and useless without the secret. */
export function fingerprint(secret: string, text: string): string {
  return createHmac("sha256", keyFor(secret, "hashes")).update(text).digest("base64url");
}

/** The key for the secret's fingerprints, needed to search by them after the secret was replaced. */
export function hashKeyOf(secret: string): string {
  return keyFor(secret, "hashes").export().toString("base64");
}

/** The fingerprint by such a key. */
export function fingerprintBy(hashKey: string, text: string): string {
  return createHmac("sha256", Buffer.from(hashKey, "base64")).update(text).digest("base64url");
}

/** The masked form of a number. */
export const lastFour = (text: string): string => text.slice(-4);
export const masked = (last4: string): string => `••••${last4}`;
