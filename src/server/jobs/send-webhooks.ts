/** Sends webhook messages: at once when a change has queued them, and again later if they did not arrive. */
import { createHmac } from "node:crypto";
import type { DeliveryAttempt } from "#src/domain/integrations/webhooks.ts";
import { unseal } from "#src/store/database/sealed.ts";
import {
  type DueDelivery,
  nextDeliveryAt,
  noteAttempt,
  takeDueDeliveries,
} from "#src/store/integrations/webhook-deliveries.ts";
import { type Job, type JobContext, JobInterrupted } from "../background/job.ts";
import { RefusedAddress } from "../open-network.ts";
import { postMessage } from "../webhook-post.ts";

const batchSize = 10;

/** What went wrong, in one word that reveals nothing about the server's own network. */
function faultOf(error: unknown): string {
  if (error instanceof RefusedAddress) return "refused-address";
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const name = error instanceof Error ? error.name : "";
  return name === "TimeoutError" || name === "AbortError" || code === "ABORT_ERR" ? "timeout" : code || "unreachable";
}

/** As in Standard Webhooks, so that receivers can verify it with existing libraries: one signature for each currently valid secret. */
function signatureOf(secrets: readonly string[], id: string, timestamp: number, body: string): string {
  const one = (secret: string): string =>
    createHmac("sha256", Buffer.from(secret.replace(/^whsec_/, ""), "base64"))
      .update(`${id}.${timestamp}.${body}`)
      .digest("base64");
  return secrets.map((secret) => `v1,${one(secret)}`).join(" ");
}

async function attempt(
  { now, settings }: JobContext,
  { message, url, secret, earlierSecret, earlierSecretUntil }: DueDelivery,
): Promise<DeliveryAttempt> {
  const at = now();
  const started = performance.now();
  const took = (): number => Math.round(performance.now() - started);
  try {
    const secrets = [
      secret,
      ...(earlierSecret !== null && earlierSecretUntil !== null && earlierSecretUntil > at ? [earlierSecret] : []),
    ].map((sealed) => unseal(settings.dataKey, sealed));
    const body = JSON.stringify(message);
    const timestamp = Math.floor(at.getTime() / 1000);
    const headers = {
      "Content-Type": "application/json",
      "User-Agent": `HRMS/${settings.version}`,
      "webhook-id": message.id,
      "webhook-timestamp": String(timestamp),
      "webhook-signature": signatureOf(secrets, message.id, timestamp, body),
    };
    const { status, answer } = await postMessage(url, headers, body, { inside: settings.webhooksInside });
    return { at: at.toISOString(), status, fault: null, milliseconds: took(), answer };
  } catch (error) {
    return { at: at.toISOString(), status: null, fault: faultOf(error), milliseconds: took(), answer: null };
  }
}

async function deliver(context: JobContext, due: DueDelivery): Promise<void> {
  const made = await attempt(context, due);
  const arrived = made.status !== null && made.status >= 200 && made.status < 300;
  if (!arrived)
    context.log.warn(
      { delivery: due.id, webhook: due.webhookId, status: made.status, fault: made.fault },
      "a message to a webhook did not arrive",
    );
  await noteAttempt(context.store, due, made, arrived, context.now());
}

export const sendWebhooks: Job = {
  name: "send-webhooks",
  summary: "Sends waiting webhook messages, and retries those that did not arrive",
  schedule: "* * * * *",
  untracked: true,
  trigger: "every change that raises a webhook event",
  tenancy: "platform",
  delivery: "at least once, with one message id: a message is postponed before it is tried",
  async run(context) {
    const { store, now, stopped } = context;
    for (;;) {
      const due = await takeDueDeliveries(store, now(), batchSize);
      await Promise.all(due.map((one) => deliver(context, one)));
      if (due.length < batchSize) return nextDeliveryAt(store);
      if (stopped()) throw new JobInterrupted();
    }
  },
};
