/** Set-ups for the responses about tenants, support access and accounts. */
import { setTimeout } from "node:timers/promises";
import { areaExceptions, headersOf, type SetUp, staleVersion } from "./areas.ts";
import { type Call, send } from "./call.ts";
import type { Json, JsonObject } from "./documents.ts";
import { bearer, createRecord, signIn, type World } from "./world.ts";

const addressOf = ({ declared, path }: Call): string =>
  declared.path.replaceAll(/\{(.+?)\}/g, (_, name: string) => path[name] ?? "");

async function must(call: Call, method: string, path: string, body?: Json): Promise<JsonObject> {
  const answer = await send(call.server + path, method, headersOf(call), body);
  if (answer.status >= 300)
    throw new Error(`${call.declared.key}: ${method} ${path} answered ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body as JsonObject;
}

/** Another step of the same record was taken before. */
const after =
  (step: string, body?: Json): SetUp =>
  async (_world, call) => {
    const own = addressOf(call);
    await must(call, "POST", `${own.slice(0, own.lastIndexOf("/"))}/${step}`, body);
  };
const reason = { reason: "As agreed on the phone" };

/** The first record of a list is used instead of the created one. */
const atFirst =
  (idName: string, list: string): SetUp =>
  async (_world, call) => {
    const { items } = await must(call, "GET", list);
    call.path[idName] = String((items as JsonObject[])[0]?.["id"]);
  };

const removedBefore: SetUp = async (_world, call) => {
  await send(call.server + addressOf(call).replace(/\/end-sessions$/, ""), "DELETE", headersOf(call));
};

/** A separate session: once inside a tenant, the shared one would be useless to other calls. */
async function ownSession(world: World, call: Call): Promise<void> {
  Object.assign(
    call.headers,
    bearer(String((await signIn(world.servers.main, "platform@hrms.demo", "platform"))["accessToken"])),
  );
}

const inside: SetUp = async (world, call) => {
  await ownSession(world, call);
  const { body } = await send(`${call.server}/platform/support-grants`, "GET", headersOf(call));
  const { accessToken } = await must(
    call,
    "POST",
    `/platform/support-grants/${String((body as JsonObject[])[0]?.["id"])}/enter`,
  );
  Object.assign(call.headers, bearer(String(accessToken)));
};

const sameAddress: SetUp = async (world, call) => {
  const other = await createRecord(world, { ...call.declared, path: `${call.declared.path}/{id}` }, "id");
  call.body = { ...(call.body as JsonObject), email: other["email"] ?? null };
};

/** The server creates exports in the background. */
const exportReady: SetUp = async (_world, call) => {
  for (let look = 0; look < 120; look += 1) {
    const { status } = await must(call, "GET", `/tenant/exports/${String(call.path["tenantExportId"])}`);
    if (status === "ready") return;
    await setTimeout(500);
  }
  throw new Error(`${call.declared.key}: the export did not become ready`);
};

const closedLongAgo: SetUp = async (world, call) => {
  await atFirst("tenantId", "/platform/tenants?q=long-ago")(world, call);
  call.body = { ...(call.body as JsonObject), code: "long-ago" };
};

export const tenancyExceptions: Record<string, SetUp> = {
  "createTenant 409": areaExceptions("Tenant", "code")["createTenant 409"] as SetUp,
  "updateTenant 409": staleVersion,
  "activateTenant 409": after("activate", reason),
  "suspendTenant 409": after("suspend", reason),
  "reactivateTenant 200": after("suspend", reason),
  "reactivateTenant 409": () => {},
  "closeTenant 409": after("close", reason),
  "purgeTenant 200": closedLongAgo,
  "purgeTenant 409": () => {},
  "assignTenantPackage 409": after("close", reason),
  "resendTenantInvitation 409": atFirst("tenantId", "/platform/tenants?q=merlion"),
  "invitePlatformUser 409": sameAddress,
  "removePlatformUser 409": atFirst("userId", "/platform/users?kind=tenant"),
  "lockPlatformUser 409": after("lock", reason),
  "unlockPlatformUser 200": after("lock", reason),
  "unlockPlatformUser 409": () => {},
  "endPlatformUserSessions 409": removedBefore,
  "resendVerification 409": atFirst("userId", "/platform/users?q=admin%40demo.com"),
  "createSupportGrant 409": async (_world, call) => {
    await must(call, "POST", "/tenant/support-grants", call.body);
  },
  "endSupportGrant 409": after("end"),
  "downloadTenantExport 200": exportReady,
  "enterSupport 200": ownSession,
  "leaveSupport 200": inside,
  "leaveSupport 404": () => {},
};
