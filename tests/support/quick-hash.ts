/** A password hash with minimal cost parameters, so that tests do not pay for the real one. */
import { randomBytes, scryptSync } from "node:crypto";

export function quickHash(password: string): string {
  const salt = randomBytes(16);
  const key = scryptSync(password, salt, 32, { N: 16, r: 1, p: 1 });
  return ["scrypt", 16, 1, 1, salt.toString("base64url"), key.toString("base64url")].join("$");
}
