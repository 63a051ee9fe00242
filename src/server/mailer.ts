/** Sends emails through the mail server. */
import { createTransport } from "nodemailer";
import type { QueuedMail } from "#src/store/integrations/shared/mails.ts";

export interface Mailer {
  readonly send: (mail: QueuedMail) => Promise<void>;
  readonly close: () => void;
}

const timeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };

/** The server's address under the tenant's name: mail servers accept no other. */
const named = (from: string, name: string | null) =>
  name === null ? from : { name, address: /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from };

/** Undefined without a mail server: emails stay in the outbox. */
export function createMailer({ smtpUrl, from }: { smtpUrl: string | undefined; from: string }): Mailer | undefined {
  if (smtpUrl === undefined) return undefined;
  const transport = createTransport({ url: smtpUrl, ...timeouts });
  return {
    async send({ id, senderName, replyTo, recipient, subject, text }) {
      // An email sent twice is one email for the recipient.
      await transport.sendMail({
        from: named(from, senderName),
        ...(replyTo !== null && { replyTo }),
        to: recipient,
        subject,
        text,
        messageId: `<${id}@hrms.invalid>`,
      });
    },
    close: () => transport.close(),
  };
}
