/** Webhooks of a tenant: managed by people with access to all of its companies, since events of all of them are sent. */
import { randomBytes } from "node:crypto";
import type { WebhookInput } from "#generated/hrms/schema.ts";
import { reply } from "#src/contract/handler.ts";
import { conflict, notFound } from "#src/contract/problem.ts";
import { seal } from "#src/store/database/sealed.ts";
import { secretOf, type WebhookFields, webhookRecords } from "#src/store/integrations/webhooks.ts";
import { actorOf, type HrmsHandlers, type SteppedContext, type SteppedHandlers } from "../context.ts";
import { tenantCrud } from "../shared/records/crud.ts";
import { several } from "../shared/file-cells.ts";
import { lineOf } from "../shared/fields.ts";
import { takeOf } from "../platform/shared/limits.ts";
import { savedUrl, webhookUrl } from "./shared/webhook-address.ts";
import { everywhere } from "../access/shared/whole-tenant.ts";

const subject = "webhooks";
const hour = 3_600_000;

const webhooks = tenantCrud({
  subject,
  records: webhookRecords,
  nameOf: ({ name }) => name,
  unique: { webhooks_name: "name" },
  unaudited: ["failedAt", "lastDeliveryAt"],
  toFields: ({ secret, ...body }: WebhookInput & { secret?: string }, ctx): WebhookFields => ({
    name: lineOf("name", body.name),
    url: webhookUrl(body.url, ctx.settings.webhooksInside),
    events: body.events,
    ...(secret !== undefined && { secret: seal(ctx.settings.dataKey, secret) }),
  }),
  cells: {
    events: ({ events }) => several(events),
  },
});

const checkAddress = ({ settings }: SteppedContext, url: string) =>
  savedUrl(url, { insideAllowed: settings.webhooksInside, resolve: settings.resolveHost });

const newSecret = (): string => `whsec_${randomBytes(32).toString("base64")}`;

const { createWebhook: _create, updateWebhook: _update, ...inOneTransaction } = webhooks.handlers;

export const webhooksHandlers = {
  ...inOneTransaction,

  async deleteWebhook(input, ctx) {
    await everywhere(ctx, "delete", subject);
    return webhooks.delete(input, ctx);
  },

  async pauseWebhook(input, ctx) {
    await everywhere(ctx, "update", subject);
    return webhooks.step(input, ctx, "update", ({ status }) => {
      if (status === "paused") throw conflict("paused", "The webhook is already paused.");
      return { status: "paused", failedAt: null };
    });
  },

  async resumeWebhook(input, ctx) {
    await everywhere(ctx, "update", subject);
    return webhooks.step(input, ctx, "update", ({ status }) => {
      if (status === "active") throw conflict("not-paused", "The webhook is active.");
      return { status: "active", failedAt: null };
    });
  },

  async rotateWebhookSecret(input, ctx) {
    await everywhere(ctx, "update", subject);
    actorOf(ctx);
    const secret = newSecret();
    const changed = await webhooks.step(input, ctx, "update", async ({ id }) => {
      const earlierSecret = await secretOf(ctx.db, id);
      if (earlierSecret === undefined) throw notFound();
      const { overlapHours } = input.body;
      const until = overlapHours === 0 ? null : new Date(ctx.now().getTime() + overlapHours * hour);
      return {
        secret: seal(ctx.settings.dataKey, secret),
        earlierSecret: until && earlierSecret,
        earlierSecretUntil: until,
      };
    });
    return reply(200, { ...changed.body, secret }, changed.headers);
  },
} satisfies HrmsHandlers;

/** The name in the address is looked up between two transactions. */
export const webhooksSteps = {
  async createWebhook({ body }, call) {
    await call.transact((ctx) => everywhere(ctx, "create", subject));
    await checkAddress(call, body.url);
    const secret = newSecret();
    return call.transact(async (ctx) => {
      await takeOf(ctx, "webhooks");
      const made = await webhooks.create({ body: { ...body, secret } }, ctx);
      return reply(201, { ...made.body, secret }, made.headers);
    });
  },

  async updateWebhook(input, call) {
    await call.transact((ctx) => everywhere(ctx, "update", subject));
    await checkAddress(call, input.body.url);
    return call.transact((ctx) => webhooks.update(input, ctx));
  },
} satisfies SteppedHandlers;
