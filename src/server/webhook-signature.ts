/** Signs messages as Standard Webhooks has it, so that receivers know them with the libraries there are. */
import { createHmac } from "node:crypto";

/** One signature for each secret that is good at the moment. */
export function signatureOf(secrets: readonly string[], id: string, timestamp: number, body: string): string {
  const one = (secret: string): string =>
    createHmac("sha256", Buffer.from(secret.replace(/^whsec_/, ""), "base64"))
      .update(`${id}.${timestamp}.${body}`)
      .digest("base64");
  return secrets.map((secret) => `v1,${one(secret)}`).join(" ");
}
