/** Takes waiting mails to the mail server, and tries again later what it refuses. */
import { nextMailAt, noteFault, noteSent, takeWaitingMails } from "#src/store/integrations/shared/mails.ts";
import { type Job, JobInterrupted } from "../background/job.ts";
import { errorFields } from "../gateway/error-fields.ts";

export const sendMails: Job = {
  name: "send-mails",
  summary: "Takes waiting mails to the mail server, up to eight times each",
  schedule: "* * * * *",
  untracked: true,
  trigger: "every call that queues a mail",
  tenancy: "platform",
  delivery: "at least once, with one message id: a mail is put off before it is tried",
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
