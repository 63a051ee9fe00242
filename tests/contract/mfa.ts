/** Set-ups for two-step verification: each with its own account that has, or is enrolling in, a second step. */
import type { SetUp } from "./areas.ts";
import { send } from "./call.ts";
import type { JsonObject } from "./documents.ts";
import { bearer, makeUnique, type World } from "./world.ts";
import { codeAt } from "../support/totp.ts";

const password = "Orchid-Road-77";
const at = "/me/profile/mfa";
/** No code works twice: uses the code of the next half minute, which is accepted too. */
const codeOfApp = (secret: string, steps = 0): string => codeAt(secret, new Date(), steps);

interface Person {
  email: string;
  userId: string;
  token: string;
}

async function newcomer({ servers }: World): Promise<Person> {
  const names = makeUnique({ email: "second.step@kopi.example", username: "secondstep" }) as JsonObject;
  const { body } = await send(`${servers.main}/jwt/register`, "POST", {}, { ...names, password });
  const { user, accessToken } = body as { user: JsonObject; accessToken: string };
  return { email: String(names["email"]), userId: String(user["id"]), token: accessToken };
}

async function begun(world: World, { token }: Person, own = password): Promise<string> {
  const { body } = await send(world.servers.main + at, "POST", bearer(token), { password: own });
  return String((body as JsonObject)["secret"]);
}

async function enrolled(world: World): Promise<Person & { secret: string }> {
  const person = await newcomer(world);
  const secret = await begun(world, person);
  await send(`${world.servers.main}${at}/confirm`, "POST", bearer(person.token), { code: codeOfApp(secret) });
  return { ...person, secret };
}

const asNewcomer: SetUp = async (world, call) => {
  Object.assign(call.headers, bearer((await newcomer(world)).token));
};

/** With the correct code of a person with two-step verification. */
const withCode: SetUp = async (world, call) => {
  const { token, secret } = await enrolled(world);
  Object.assign(call.headers, bearer(token));
  if (call.body !== undefined) call.body = { ...(call.body as JsonObject), code: codeOfApp(secret, 1) };
};

/** Attempts are counted before the account is looked up. */
const exhaust: SetUp = async (world, call) => {
  call.server = world.servers.limited;
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const { status } = await send(call.server + call.declared.path, "POST", {}, call.body);
    if (status === 429) return;
  }
  throw new Error(`${call.declared.key}: 50 attempts were let through`);
};

const atEnrolled: SetUp = async (world, call) => {
  call.path["userId"] = (await enrolled(world)).userId;
};

/** A colleague of the sample accounts, with two-step verification during the call. */
const atColleague: SetUp = async (world, call) => {
  const { body } = await send(
    `${world.servers.main}/jwt/login`,
    "POST",
    {},
    { email: "auditor@merlion.demo", password: "auditor" },
  );
  const { userData, accessToken } = body as { userData: JsonObject; accessToken: string };
  const person = { email: "", userId: String(userData["id"]), token: accessToken };
  const secret = await begun(world, person, "auditor");
  await send(`${world.servers.main}${at}/confirm`, "POST", bearer(person.token), { code: codeOfApp(secret) });
  call.path["userId"] = person.userId;
};

export const mfaExceptions: Record<string, SetUp> = {
  "login 401": async (world, call) => {
    call.body = { email: (await enrolled(world)).email, password };
  },
  "verifyMfa 200": async (world, call) => {
    const { email, secret } = await enrolled(world);
    const { body } = await send(`${world.servers.main}/jwt/login`, "POST", {}, { email, password });
    call.body = { challenge: (body as JsonObject)["challenge"] ?? null, code: codeOfApp(secret, 1) };
  },
  // The challenge in the example is invalid.
  "verifyMfa 401": () => {},
  "verifyMfa 429": exhaust,
  "stepUp 204": withCode,
  "stepUp 409": asNewcomer,
  "stepUp 429": exhaust,
  "beginMfa 200": asNewcomer,
  "beginMfa 409": async (world, call) => {
    Object.assign(call.headers, bearer((await enrolled(world)).token));
  },
  "beginMfa 429": exhaust,
  "confirmMfa 200": async (world, call) => {
    const person = await newcomer(world);
    Object.assign(call.headers, bearer(person.token));
    call.body = { code: codeOfApp(await begun(world, person)) };
  },
  "confirmMfa 409": asNewcomer,
  "confirmMfa 429": exhaust,
  "renewRecoveryCodes 200": withCode,
  "renewRecoveryCodes 409": asNewcomer,
  "renewRecoveryCodes 429": exhaust,
  "disableMfa 204": withCode,
  "disableMfa 409": asNewcomer,
  "disableMfa 429": exhaust,
  "removePlatformUserMfa 200": atEnrolled,
  "removePlatformUserMfa 409": () => {},
  "removeUserMfa 204": atColleague,
  "removeUserMfa 409": () => {},
};
