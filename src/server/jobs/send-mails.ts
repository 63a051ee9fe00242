/** Sends waiting emails, and retries later what the mail server refuses. */
import { nextMailAt, noteFault, noteSent, takeWaitingMails } from "#src/store/integrations/shared/mails.ts";
import { type Job, JobInterrupted } from "../background/job.ts";
import { errorFields } from "../gateway/error-fields.ts";

export const sendMails: Job = {
  name: "send-mails",
  summary: "Sends waiting emails, trying each up to eight times",
  schedule: "* * * * *",
  untracked: true,
  trigger: "every call that queues an email",
  tenancy: "platform",
  delivery: "at least once, with one message id: an email is postponed before it is tried",
  async run({ store, log, now, stopped, mailer }) {
    if (!mailer) return undefined;
    for (;;) {
      const waiting = await takeWaitingMails(store, now());
      if (waiting.length === 0) return nextMailAt(store, now());
      for (const mail of waiting) {
        if (stopped()) throw new JobInterrupted();
        try {
          await mailer.send(mail);
          await noteSent(store, mail.id, now());
        } catch (error) {
          log.error({ mail: mail.id, kind: mail.kind, error: errorFields(error) }, "a mail could not be sent");
          await noteFault(store, mail.id, String(error).slice(0, 500));
        }
      }
    }
  },
};
