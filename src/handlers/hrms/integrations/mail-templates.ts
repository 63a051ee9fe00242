/** Email texts: the product's or the tenant's own, with a test email to oneself. */
import type { MailWords } from "#generated/hrms/schema.ts";
import { reply } from "#src/contract/handler.ts";
import { notFound, ProblemError } from "#src/contract/problem.ts";
import { changedFields } from "#src/domain/shared/history.ts";
import { defaultWords } from "#src/domain/integrations/mails/defaults.ts";
import { sampleValue } from "#src/domain/integrations/mails/samples.ts";
import {
  mailTemplateNames,
  type MailTemplateName,
  placeholdersOf,
  templateFaults,
  writtenMail,
} from "#src/domain/integrations/shared/mail-templates.ts";
import { eventsOf, recordEvent } from "#src/store/shared/audit.ts";
import { type MailKey, saveWords, type StoredWords, wordsIn, wordsOf } from "#src/store/integrations/mail-templates.ts";
import { queueMail } from "#src/store/integrations/shared/mails.ts";
import { ownAccount } from "#src/store/people/shared/my-profile.ts";
import { tenantSettingsOf } from "#src/store/platform/shared/tenant-settings.ts";
import { asAuth } from "#src/store/database/transaction.ts";
import { actorOf, type HrmsContext, type HrmsHandlers, principalOf } from "../context.ts";
import { lineOf, linesOrNull } from "../shared/fields.ts";
import { everywhere } from "../access/shared/whole-tenant.ts";
import { historyPage } from "../shared/records/history.ts";
import { isVersion, versionClash, versioned } from "../shared/records/version.ts";

const subject = "settings";

const valuesOf = ({ template, language }: MailKey, appUrl: string) =>
  Object.fromEntries(placeholdersOf(template).map(({ name }) => [name, sampleValue(template, language, name, appUrl)]));

function wire(
  ctx: HrmsContext,
  { template, language }: MailKey,
  stored: StoredWords | undefined,
  footer: string | null,
) {
  const samples = valuesOf({ template, language }, ctx.settings.publicUrl);
  const placeholders = placeholdersOf(template).map(({ name, needed = false, short = false }) => ({
    name,
    needed,
    inSubject: short,
    sample: samples[name] ?? "",
  }));
  const words = stored?.words ?? defaultWords(template, language);
  const known = {
    version: stored?.version ?? 1,
    updatedAt: stored?.updatedAt.toISOString() ?? null,
    updatedBy: stored?.updatedBy ?? null,
  };
  return { template, language, ...words, own: (stored?.words ?? null) !== null, placeholders, footer, ...known };
}

const footerOf = async (ctx: HrmsContext): Promise<string | null> =>
  (await tenantSettingsOf(ctx.db)).settings.branding.mailFooter;

function cleaned(template: MailTemplateName, { subject: line, text }: MailWords): MailWords {
  const words = { subject: lineOf("subject", line), text: linesOrNull("text", text) ?? "" };
  const errors = templateFaults(template, words);
  if (errors.length > 0) throw new ProblemError("validation", { errors });
  return words;
}

async function change(ctx: HrmsContext, key: MailKey, ifMatch: string, words: MailWords | null) {
  const actor = await everywhere(ctx, "update", subject);
  const before = await wordsOf(ctx.db, key);
  const version = before?.version ?? 1;
  const clash = versionClash(before?.updatedBy ?? "Someone", "the words");
  if (!isVersion(version, ifMatch)) throw clash;
  const recordId = await saveWords(ctx.db, actor, key, words, version);
  if (recordId === null) throw clash;
  const ours = defaultWords(key.template, key.language);
  const changes = changedFields({ ...(before?.words ?? ours) }, { ...(words ?? ours) });
  await recordEvent(ctx.db, actor, {
    companyId: null,
    action: "update",
    subject: "mail-templates",
    recordId,
    recordName: `${key.template} (${key.language})`,
    changes,
  });
  const now = wire(ctx, key, await wordsOf(ctx.db, key), await footerOf(ctx));
  return versioned(200, now);
}

export const mailTemplatesHandlers = {
  async listMailTemplates({ query }, ctx) {
    actorOf(ctx);
    const language = query?.language ?? "en";
    const [own, footer] = [await wordsIn(ctx.db, language), await footerOf(ctx)];
    return mailTemplateNames.map((template) =>
      wire(
        ctx,
        { template, language },
        own.find((one) => one.template === template),
        footer,
      ),
    );
  },

  updateMailTemplate: ({ path, headers, body }, ctx) =>
    change(ctx, path, headers["If-Match"], cleaned(path.template, body)),

  resetMailTemplate: ({ path, headers }, ctx) => change(ctx, path, headers["If-Match"], null),

  async sendTestMail({ path, body }, ctx) {
    const { tenantId, now } = await everywhere(ctx, "update", subject);
    const words = writtenMail(cleaned(path.template, body), valuesOf(path, ctx.settings.publicUrl));
    const account = await ownAccount(ctx.db, principalOf(ctx).userId);
    if (!account) throw notFound();
    const recipient = account.email;
    await asAuth(ctx.db, () =>
      queueMail(ctx.db, { kind: "notice", recipient, ...words, code: null, link: null, tenantId }, now),
    );
    return reply(202, { recipient });
  },

  async listMailTemplateHistory({ path, query }, ctx) {
    const { tenantId } = actorOf(ctx);
    const stored = await wordsOf(ctx.db, path);
    // Unchanged texts have no record, and so no events.
    return historyPage(await eventsOf(ctx.db, "mail-templates", stored?.id ?? tenantId, query ?? {}));
  },
} satisfies HrmsHandlers;
