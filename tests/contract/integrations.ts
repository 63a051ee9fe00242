/** Set-ups for the responses about API keys and webhooks. */
import { randomUUID } from "node:crypto";
import { accessId } from "#src/store/access/shared/access-ids.ts";
import { headersOf, type SetUp, staleVersion } from "./areas.ts";
import { send } from "./call.ts";
import type { Json, JsonObject } from "./documents.ts";
import { bearer, signIn } from "./world.ts";

/** Another step of the key or webhook was taken before. */
const after =
  (step: string, collection: string, idName: string): SetUp =>
  async (_world, call) => {
    const { status, body } = await send(
      `${call.server}/tenant/${collection}/${call.path[idName]}/${step}`,
      "POST",
      headersOf(call),
    );
    if (status !== 200) throw new Error(`${call.declared.key}: ${step} answered ${status} ${JSON.stringify(body)}`);
  };
const paused = after("pause", "webhooks", "webhookId");

/** As the owner of a tenant whose package allows no keys and webhooks. */
const withoutRoom: SetUp = async ({ servers, platform }, call) => {
  const ask = async (method: string, path: string, body?: Json): Promise<JsonObject> => {
    const answer = await send(servers.main + path, method, bearer(platform), body);
    if (answer.status >= 300)
      throw new Error(
        `${call.declared.key}: ${method} ${path} answered ${answer.status} ${JSON.stringify(answer.body)}`,
      );
    return answer.body as JsonObject;
  };
  const made = await ask("POST", `/packages/${accessId("package", "complete")}/clone`, {
    code: randomUUID(),
    name: "No room",
  });
  const { items } = await ask(
    "GET",
    `/package-modules?packageId=${String(made["id"])}&moduleId=${accessId("module", "core")}`,
  );
  const [pair] = items as JsonObject[];
  const { id, packageId = null, moduleId = null } = pair ?? {};
  await send(
    `${servers.main}/package-modules/${String(id)}`,
    "PUT",
    { ...bearer(platform), "If-Match": '"1"' },
    { packageId, moduleId, limits: { apiKeys: 0, webhooks: 0 } },
  );
  await ask("POST", `/packages/${String(made["id"])}/publish`);
  const tenants = (await ask("GET", "/platform/tenants?q=Banyan"))["items"] as JsonObject[];
  await ask("POST", `/platform/tenants/${String(tenants[0]?.["id"])}/packages`, {
    packageId: made["id"] ?? null,
    from: null,
  });
  Object.assign(
    call.headers,
    bearer(String((await signIn(servers.main, "owner@banyan.demo", "banyan"))["accessToken"])),
  );
};

export const integrationExceptions: Record<string, SetUp> = {
  "createApiKey 409": withoutRoom,
  "createWebhook 409": withoutRoom,
  "updateApiKey 409": staleVersion,
  "revokeApiKey 409": after("revoke", "api-keys", "apiKeyId"),
  "updateWebhook 409": staleVersion,
  "pauseWebhook 409": paused,
  "resumeWebhook 200": paused,
  "resumeWebhook 409": () => {},
  "sendTestWebhook 409": paused,
  "redeliverWebhook 409": paused,
};
