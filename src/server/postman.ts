/** Takes waiting mails to the mail server, tries again later what it refuses, and does nothing where there is none. */
import { createTransport } from "nodemailer";
import { noteFault, noteSent, type QueuedMail, takeWaitingMails } from "#src/store/integrations/shared/mails.ts";
import type { Store } from "#src/store/database/open-store.ts";
import { errorFields } from "./gateway/error-fields.ts";
import type { Log } from "./gateway/log.ts";

export interface Postman {
  /** Looks for waiting mails from time to time: those that were refused, and those of before a restart. */
  readonly start: () => void;
  /** Goes his round at once. */
  readonly deliver: () => void;
  /** Ends after the mail that is on its way. */
  readonly stop: () => Promise<void>;
}

interface PostmanOptions {
  readonly store: Store;
  readonly smtpUrl: string | undefined;
  readonly from: string;
  readonly log: Log;
  readonly now?: () => Date;
}

/** The server's address under the tenant's name: mail servers believe no other. */
const named = (from: string, name: string | null) =>
  name === null ? from : { name, address: /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from };

const roundEvery = 30_000;
const patience = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };

export function createPostman({ store, smtpUrl, from, log, now = () => new Date() }: PostmanOptions): Postman {
  if (smtpUrl === undefined) return { start: () => undefined, deliver: () => undefined, stop: async () => undefined };
  const transport = createTransport({ url: smtpUrl, ...patience });
  let round: Promise<void> | undefined;
  let again = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function deliverOne({ id, kind, senderName, replyTo, recipient, subject, text }: QueuedMail): Promise<void> {
    try {
      // The same mail sent twice is one mail for whoever gets it.
      await transport.sendMail({
        from: named(from, senderName),
        ...(replyTo !== null && { replyTo }),
        to: recipient,
        subject,
        text,
        messageId: `<${id}@hrms.invalid>`,
      });
      await noteSent(store, id, now());
    } catch (error) {
      log.error({ mail: id, kind, error: errorFields(error) }, "a mail could not be sent");
      await noteFault(store, id, String(error).slice(0, 500));
    }
  }

  async function goRound(): Promise<void> {
    do {
      again = false;
      const waiting = await takeWaitingMails(store, now());
      for (const mail of waiting) {
        if (stopped) return;
        await deliverOne(mail);
      }
      again ||= waiting.length > 0;
    } while (again && !stopped);
  }

  function deliver(): void {
    if (stopped) return;
    again = true;
    round ??= goRound()
      .catch((error: unknown) => log.error({ error: errorFields(error) }, "the mails could not be read"))
      .finally(() => {
        round = undefined;
      });
  }

  return {
    deliver,
    start() {
      timer = setInterval(deliver, roundEvery);
      timer.unref();
      deliver();
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      await round;
      transport.close();
    },
  };
}
