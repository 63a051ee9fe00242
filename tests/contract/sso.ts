/** Set-ups for the responses about single sign-on, with a test provider. */
import { type OidcProvider, startOidcProvider } from "../support/oidc-provider.ts";
import { headersOf, type SetUp, staleVersion } from "./areas.ts";
import { send } from "./call.ts";
import type { JsonObject } from "./documents.ts";
import { bearer, signIn, type World } from "./world.ts";

const email = "approver@merlion.demo";
let running: Promise<OidcProvider> | undefined;

const currentVersion: SetUp = async (_world, call) => {
  const { body } = await send(`${call.server}/tenant/sso`, "GET", headersOf(call));
  call.headers["If-Match"] = `"${String((body as JsonObject)["version"])}"`;
};

/** The sample tenant's people sign in through it. */
async function connected({ servers }: World): Promise<OidcProvider> {
  const provider = await (running ??= startOidcProvider());
  provider.person = { sub: "approver", email, email_verified: true };
  const headers = bearer(String((await signIn(servers.main, "admin@demo.com", "admin"))["accessToken"]));
  const { body } = await send(`${servers.main}/tenant/sso`, "GET", headers);
  const { issuer, clientId, clientSecret } = provider;
  const saved = await send(
    `${servers.main}/tenant/sso`,
    "PUT",
    { ...headers, "If-Match": `"${String((body as JsonObject)["version"])}"` },
    { issuer, clientId, clientSecret, domains: ["merlion.demo"], passwordAllowed: true, active: true },
  );
  if (saved.status !== 200)
    throw new Error(`the provider cannot be set up: ${saved.status} ${JSON.stringify(saved.body)}`);
  return provider;
}

/** Attempts are counted before the account is looked up. */
const exhaust: SetUp = async (world, call) => {
  call.server = world.servers.limited;
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const { status } = await send(call.server + call.declared.path, "POST", {}, call.body);
    if (status === 429) return;
  }
  throw new Error(`${call.declared.key}: 50 attempts were let through`);
};

export const ssoExceptions: Record<string, SetUp> = {
  "updateSso 200": currentVersion,
  "updateSso 409": staleVersion,
  "startSso 200": async (world, call) => {
    await connected(world);
    call.body = { email };
  },
  // The email address in the example belongs to nobody.
  "startSso 409": () => {},
  "startSso 429": exhaust,
  "finishSso 200": async (world, call) => {
    const provider = await connected(world);
    const { body } = await send(`${world.servers.main}/auth/sso/start`, "POST", {}, { email });
    call.body = { ...(await provider.visit(String((body as JsonObject)["url"]))) };
  },
  // The state in the example is unknown.
  "finishSso 401": () => {},
  "finishSso 429": exhaust,
};
