/** How the answers about API keys and webhooks are brought about. */
import { headersOf, type SetUp, staleVersion } from "./areas.ts";
import { send } from "./call.ts";

/** Another step of the key or webhook was taken before. */
const after =
  (step: string, collection: string, idName: string): SetUp =>
  async (_world, call) => {
    const { status, body } = await send(`${call.server}/tenant/${collection}/${call.path[idName]}/${step}`, "POST", headersOf(call));
    if (status !== 200) throw new Error(`${call.declared.key}: ${step} answered ${status} ${JSON.stringify(body)}`);
  };
const paused = after("pause", "webhooks", "webhookId");

export const integrationExceptions: Record<string, SetUp> = {
  "updateApiKey 409": staleVersion,
  "revokeApiKey 409": after("revoke", "api-keys", "apiKeyId"),
  "updateWebhook 409": staleVersion,
  "pauseWebhook 409": paused,
  "resumeWebhook 200": paused,
  "resumeWebhook 409": () => {},
  "sendTestWebhook 409": paused,
  "redeliverWebhook 409": paused,
};
