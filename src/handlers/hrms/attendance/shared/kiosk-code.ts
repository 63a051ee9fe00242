/** The code behind the QR code of a kiosk: it changes every half minute, and a scan counts for two minutes. */
import { createHmac } from "node:crypto";

const slotMs = 30_000;
const validSlots = 4;

const codeAt = (secret: string, companyId: string, slot: number): string =>
  createHmac("sha256", secret).update(`kiosk ${companyId} ${slot}`).digest("base64url").slice(0, 24);

export const kioskCode = (secret: string, companyId: string, now: Date): string =>
  codeAt(secret, companyId, Math.floor(now.getTime() / slotMs));

export function isKioskCode(secret: string, companyId: string, now: Date, code: string): boolean {
  const slot = Math.floor(now.getTime() / slotMs);
  return Array.from({ length: validSlots + 1 }, (_each, back) => codeAt(secret, companyId, slot - back)).includes(code);
}
