/** The emails of a sample instance. */
import { notFound } from "#src/contract/problem.ts";
import { pick } from "#src/domain/shared/pick.ts";
import { outboxPage } from "#src/store/integrations/shared/mails.ts";
import { sampleAccountsOnSamplePasswords } from "#src/store/samples/accounts.ts";
import type { HrmsHandlers } from "../context.ts";
import { moments } from "../shared/records/wire.ts";
import { showsOutbox } from "./shared/outbox.ts";

const shown = [
  "id",
  "kind",
  "senderName",
  "replyTo",
  "recipient",
  "subject",
  "text",
  "code",
  "link",
  "createdAt",
] as const;

export const outboxHandlers = {
  async listOutboxMails({ query }, { db, settings }) {
    if (!showsOutbox(settings, await sampleAccountsOnSamplePasswords(db)))
      throw notFound("This server shows no mails.");
    const page = await outboxPage(db, query ?? {});
    return { ...page, items: page.items.map((mail) => moments(pick(mail, shown))) };
  },
} satisfies HrmsHandlers;
