/** The authenticator app of a test person. */
import { TOTP, Secret } from "otpauth";

const stepMs = 30_000;

/** The code of an app whose clock is `steps` half minutes ahead. */
export function codeAt(secret: string, now: Date, steps = 0): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: now.getTime() + steps * stepMs });
}
