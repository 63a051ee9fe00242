/** The emails of a sample instance. */
import { notFound } from "#src/contract/problem.ts";
import { outboxPage } from "#src/store/integrations/shared/mails.ts";
import { sampleAccountsOnSamplePasswords } from "#src/store/samples/accounts.ts";
import type { HrmsHandlers } from "../context.ts";
import { showsOutbox } from "./shared/outbox.ts";

export const outboxHandlers = {
  async listOutboxMails({ query }, { db, settings }) {
    if (!showsOutbox(settings, await sampleAccountsOnSamplePasswords(db)))
      throw notFound("This server shows no mails.");
    const page = await outboxPage(db, query ?? {});
    const items = page.items.map(
      ({ id, kind, senderName, replyTo, recipient, subject, text, code, link, createdAt }) => ({
        id,
        kind,
        senderName,
        replyTo,
        recipient,
        subject,
        text,
        code,
        link,
        createdAt: createdAt.toISOString(),
      }),
    );
    return { ...page, items };
  },
} satisfies HrmsHandlers;
