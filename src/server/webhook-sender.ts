/** Sends what waits for webhooks: at once when a change has queued it, later again where it did not arrive. */
import type { DeliveryAttempt } from "#src/domain/integrations/webhooks.ts";
import type { Store } from "#src/store/database/open-store.ts";
import { unseal } from "#src/store/database/sealed.ts";
import {
  dropOldDeliveries,
  type DueDelivery,
  noteAttempt,
  takeDueDeliveries,
} from "#src/store/integrations/webhook-deliveries.ts";
import { errorFields } from "./gateway/error-fields.ts";
import type { Log } from "./gateway/log.ts";
import { type Reach, RefusedAddress } from "./open-network.ts";
import { inRounds, type Rounds } from "./rounds.ts";
import { postMessage } from "./webhook-post.ts";
import { signatureOf } from "./webhook-signature.ts";

export interface WebhookSender extends Rounds {
  /** Messages wait. */
  readonly queued: () => void;
}

interface WebhookSenderOptions {
  readonly store: Store;
  readonly dataKey: string;
  readonly version: string;
  readonly reach: Reach;
  readonly log: Log;
  readonly now?: () => Date;
}

const lookEvery = 5_000;
const tidyEvery = 3_600_000;
const atOnce = 10;

/** What went wrong in a word that tells nothing of the server's own network. */
function faultOf(error: unknown): string {
  if (error instanceof RefusedAddress) return "refused-address";
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const name = error instanceof Error ? error.name : "";
  return name === "TimeoutError" || name === "AbortError" || code === "ABORT_ERR" ? "timeout" : code || "unreachable";
}

export function createWebhookSender({
  store,
  dataKey,
  version,
  reach,
  log,
  now = () => new Date(),
}: WebhookSenderOptions): WebhookSender {
  let again = false;
  let tidied = 0;

  async function attempt({
    message,
    url,
    secret,
    earlierSecret,
    earlierSecretUntil,
  }: DueDelivery): Promise<DeliveryAttempt> {
    const at = now();
    const started = performance.now();
    const took = (): number => Math.round(performance.now() - started);
    try {
      const secrets = [
        secret,
        ...(earlierSecret !== null && earlierSecretUntil !== null && earlierSecretUntil > at ? [earlierSecret] : []),
      ].map((sealed) => unseal(dataKey, sealed));
      const body = JSON.stringify(message);
      const timestamp = Math.floor(at.getTime() / 1000);
      const headers = {
        "Content-Type": "application/json",
        "User-Agent": `HRMS/${version}`,
        "webhook-id": message.id,
        "webhook-timestamp": String(timestamp),
        "webhook-signature": signatureOf(secrets, message.id, timestamp, body),
      };
      const { status, answer } = await postMessage(url, headers, body, reach);
      return { at: at.toISOString(), status, fault: null, milliseconds: took(), answer };
    } catch (error) {
      return { at: at.toISOString(), status: null, fault: faultOf(error), milliseconds: took(), answer: null };
    }
  }

  async function deliver(due: DueDelivery): Promise<void> {
    const made = await attempt(due);
    const arrived = made.status !== null && made.status >= 200 && made.status < 300;
    if (!arrived)
      log.warn(
        { delivery: due.id, webhook: due.webhookId, status: made.status, fault: made.fault },
        "a message to a webhook did not arrive",
      );
    await noteAttempt(store, due, made, arrived, now());
  }

  async function goRound(stopped: () => boolean): Promise<void> {
    if (now().getTime() - tidied > tidyEvery) {
      tidied = now().getTime();
      await dropOldDeliveries(store, now());
    }
    do {
      again = false;
      const due = await takeDueDeliveries(store, now(), atOnce);
      await Promise.all(due.map(deliver));
      again ||= due.length === atOnce;
    } while (again && !stopped());
  }

  const rounds = inRounds(
    goRound,
    (error) => log.error({ error: errorFields(error) }, "the messages to webhooks could not be sent"),
    lookEvery,
  );
  // What is queued while a round goes on belongs to that round.
  const look = (): Promise<void> => {
    again = true;
    return rounds.look();
  };
  return { ...rounds, look, queued: () => void look() };
}
