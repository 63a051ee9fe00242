/** Signs messages according to Standard Webhooks, so that receivers can verify them with existing libraries. */
import { createHmac } from "node:crypto";

/** One signature for each currently valid secret. */
export function signatureOf(secrets: readonly string[], id: string, timestamp: number, body: string): string {
  const one = (secret: string): string =>
    createHmac("sha256", Buffer.from(secret.replace(/^whsec_/, ""), "base64"))
      .update(`${id}.${timestamp}.${body}`)
      .digest("base64");
  return secrets.map((secret) => `v1,${one(secret)}`).join(" ");
}
