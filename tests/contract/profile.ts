/** Set-ups for my profile: each with its own account or session. */
import { headersOf, type SetUp, staleVersion } from "./areas.ts";
import { send } from "./call.ts";
import type { JsonObject } from "./documents.ts";
import { bearer, makeUnique, signIn, type World } from "./world.ts";

/** A token of a newly registered person with the password. */
async function newcomer({ servers }: World, password: string): Promise<string> {
  const names = makeUnique({ email: "own.profile@kopi.example", username: "ownprofile" }) as JsonObject;
  const { body } = await send(`${servers.main}/jwt/register`, "POST", {}, { ...names, password });
  return String((body as JsonObject)["accessToken"]);
}

const asNewcomer: SetUp = async (world, call) => {
  const body = call.body as JsonObject | null | undefined;
  Object.assign(call.headers, bearer(await newcomer(world, String(body?.["currentPassword"] ?? "Orchid-Road-77"))));
};

/** Of the platform, which has no settings of its own. */
const asPlatform: SetUp = async ({ platform }, call) => {
  Object.assign(call.headers, bearer(platform));
};

export const profileExceptions: Record<string, SetUp> = {
  "updateMyProfile 200": async (_world, call) => {
    const { body } = await send(call.server + call.declared.path, "GET", headersOf(call));
    call.headers["If-Match"] = `"${String(((body as JsonObject)["user_info"] as JsonObject)["version"])}"`;
  },
  "updateMyProfile 409": staleVersion,
  "getMyPrivacy 403": asPlatform,
  "getAppSettings 403": asPlatform,
  "updateAppSettings 403": asPlatform,
  "resetAppSettings 403": asPlatform,
  "updateMyPassword 204": asNewcomer,
  // Attempts are counted before the account is looked up.
  "updateMyPassword 429": async (world, call) => {
    call.server = world.servers.limited;
    for (let attempt = 0; attempt < 50; attempt += 1) {
      const { status } = await send(call.server + call.declared.path, "PUT", {}, call.body);
      if (status === 429) return;
    }
    throw new Error(`${call.declared.key}: 50 attempts were let through`);
  },
  "endMySessions 200": asNewcomer,
  // A separate sign-in from the one that other calls need.
  "endMySession 204": async (world, call) => {
    const other = String((await signIn(world.servers.main, "admin@demo.com", "admin"))["accessToken"]);
    const { body } = await send(`${world.servers.main}/me/profile/sessions`, "GET", bearer(other));
    call.path["sessionId"] = String(((body as JsonObject)["items"] as JsonObject[])[0]?.["id"]);
  },
};
