/** Time-based one-time passwords as authenticator apps generate them (RFC 6238): six digits, half a minute, SHA-1. */
import { Secret, TOTP } from "otpauth";

/** Phone clocks are a little off: the previous and the next code are accepted too. */
const drift = 1;

/** 160 bits in Base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The time step of the code, later than the last accepted one; undefined if it is wrong, expired or too old. */
export function stepOfCode(secret: string, code: string, lastStep: number, now: Date): number | undefined {
  // The library compares texts of one length in bytes only.
  if (!/^\d{6}$/.test(code)) return undefined;
  const timestamp = now.getTime();
  const away = TOTP.validate({ token: code, secret: Secret.fromBase32(secret), timestamp, window: drift });
  if (away === null) return undefined;
  const step = TOTP.counter({ timestamp }) + away;
  return step > lastStep ? step : undefined;
}

/** The URL in the QR code. */
export function otpauthUri(secret: string, issuer: string, account: string): string {
  return new TOTP({ issuer, label: account, secret }).toString();
}
