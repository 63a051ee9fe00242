/** What set-ups share: the servers, the sample accounts' tokens, and records created for one call. */
import { checkUen } from "#src/domain/statutory/identifiers/uen.ts";
import { randomUUID } from "node:crypto";
import type { Declared, Json, JsonObject } from "./documents.ts";
import { declaredCases } from "./documents.ts";
import { type Call, exampleCall, send, type Servers } from "./call.ts";

export interface World {
  servers: Servers;
  /** Access tokens of the sample accounts: one with all permissions, the other with almost none. */
  admin: string;
  client: string;
  /** Two administrators of the platform: one drafts rates, the other activates them. */
  platform: string;
  operations: string;
  /** Approves in the admin's tenant what the admin has drafted. */
  approver: string;
  companyId: string;
  /** An API key with many permissions, and one on the server that allows one call per minute. */
  apiKey: string;
  limitedKey: string;
}

export const bearer = (token: string): Record<string, string> => ({ Authorization: `Bearer ${token}` });

export async function signIn(server: string, email: string, password: string): Promise<JsonObject> {
  const answer = await send(`${server}/jwt/login`, "POST", {}, { email, password });
  if (answer.status !== 200)
    throw new Error(`cannot sign in as ${email}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body as JsonObject;
}

export async function openWorld(servers: Servers): Promise<World> {
  const admin = String((await signIn(servers.main, "admin@demo.com", "admin"))["accessToken"]);
  const client = String((await signIn(servers.main, "client@demo.com", "client"))["accessToken"]);
  const platform = String((await signIn(servers.main, "platform@hrms.demo", "platform"))["accessToken"]);
  const operations = String((await signIn(servers.main, "ops@hrms.demo", "ops"))["accessToken"]);
  const approver = String((await signIn(servers.main, "approver@merlion.demo", "approver"))["accessToken"]);
  const companies = await send(`${servers.main}/companies/options`, "GET", bearer(admin));
  const first = (companies.body as JsonObject[])[0];
  if (!first) throw new Error("the samples hold no company");
  const apiKey = await createKey(servers.main, admin);
  const limitedKey = await createKey(
    servers.limited,
    String((await signIn(servers.limited, "admin@demo.com", "admin"))["accessToken"]),
  );
  return { servers, admin, client, platform, operations, approver, companyId: String(first["id"]), apiKey, limitedKey };
}

/** An API key from the contract's example. */
async function createKey(server: string, token: string): Promise<string> {
  const create = declaredCases("hrms").find(({ key }) => key === "hrms createApiKey 201");
  if (!create) throw new Error("createApiKey has gone");
  const { status, body } = await send(
    `${server}${create.path}`,
    "POST",
    bearer(token),
    exampleCall(create, server).body,
  );
  if (status !== 201) throw new Error(`no API key was made: ${status} ${JSON.stringify(body)}`);
  return String((body as JsonObject)["key"]);
}

/** The account with all permissions on a path: some belong to the platform. */
export const accountFor = (world: World, path: string): string => (isOfPlatform(path) ? world.platform : world.admin);

export const isOfPlatform = (path: string): boolean => ofPlatform.has(path.split("/")[1] ?? "");

/** First path segments of records maintained by the platform. */
const ofPlatform: ReadonlySet<string> = new Set([
  "rates",
  "countries",
  "workpass-types",
  "workpass-occupations",
  "religions",
  "races",
  "banks",
  "global-leave-types",
  "platform",
  "elements",
  "modules",
  "module-elements",
  "packages",
  "package-modules",
]);

/** Posts the contract's example to the collection of the id in the path. */
export async function createRecord(
  world: World,
  declared: Declared,
  idName: string,
  path: Readonly<Record<string, string>> = {},
): Promise<JsonObject> {
  const collection = declared.path.slice(0, declared.path.indexOf(`/{${idName}}`));
  const create = declaredCases("hrms").find(
    ({ path, method, status }) => path === collection && method === "post" && status === 201,
  );
  const at = collection
    .replace("{companyId}", path["companyId"] ?? world.companyId)
    .replaceAll(/\{(.+?)\}/g, (name, id: string) => path[id] ?? name);
  if (!create) return firstOf(world, at);
  const example = exampleCall(create, "");
  const body = makeUnique(example.body);
  const answer =
    typeof body === "string"
      ? await sendText(world, at, collection, example)
      : await send(world.servers.main + at, "POST", bearer(accountFor(world, collection)), body);
  const taken = answer.status === 409 ? await takenAs(world, collection, body as JsonObject) : undefined;
  if (taken) return taken;
  if (answer.status !== 201 && answer.status !== 202)
    throw new Error(`${create.key}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body as JsonObject;
}

/** A body that is not JSON is sent as the text of its example. */
async function sendText(
  world: World,
  at: string,
  collection: string,
  { query, headers, body }: Call,
): Promise<{ status: number; body: Json }> {
  const address = `${world.servers.main}${at}?${new URLSearchParams(query).toString()}`;
  const answer = await fetch(address, {
    method: "POST",
    headers: { ...headers, ...bearer(accountFor(world, collection)) },
    body: String(body),
  });
  return { status: answer.status, body: (await answer.json()) as Json };
}

/** The record that links the same records as the example: there can be only one. */
export async function takenAs(world: World, collection: string, body: JsonObject): Promise<JsonObject | undefined> {
  const ids = Object.entries(body).flatMap(([name, value]) =>
    name.endsWith("Id") && typeof value === "string" ? [[name, value]] : [],
  );
  const address = `${world.servers.main}${collection}?${new URLSearchParams(ids).toString()}`;
  const { status, body: found } = await send(address, "GET", bearer(accountFor(world, collection)));
  return status === 200 && ids.length > 0 ? ((found as JsonObject)["items"] as JsonObject[])[0] : undefined;
}

/** Records that no call creates come from the samples. */
async function firstOf(world: World, collection: string): Promise<JsonObject> {
  const { body } = await send(
    world.servers.main + collection.replace("{companyId}", world.companyId),
    "GET",
    bearer(accountFor(world, collection)),
  );
  const first = Array.isArray(body)
    ? (body[0] as JsonObject | undefined)
    : ((body as JsonObject)["items"] as JsonObject[] | undefined)?.[0];
  if (!first) throw new Error(`no call makes a record of ${collection}, and the samples hold none`);
  return first;
}

const unshared = [
  "name",
  "reason",
  "company_name",
  "code",
  "username",
  "email",
  "ownerEmail",
  "department",
  "designation",
  "mom_survey_group_name",
  "group_name",
  "class",
  "functional_group",
];

/** Codes used so far, of countries and others. */
let countries = 0;
let others = 0;

/** Days that no other record has. */
let ownDays = 0;
export function dayOfOwn(): string {
  ownDays += 1;
  return new Date(Date.UTC(2060, 0, ownDays)).toISOString().slice(0, 10);
}

/** Two letters that ISO 3166 assigns to no country. */
const freeLetters = [..."XQOWYZ"].flatMap((first) => [..."BCDGHIJLNOPQRUVXYZ"].map((second) => first + second));

/** Codes with a special format: only letters or only digits. */
function ownCode(name: string, value: string): string | undefined {
  // Leave settings, assignments and holidays have no name: their first day is unique.
  if (name === "validFrom" || name === "date") return dayOfOwn();
  if (name === "iso2") return freeLetters[(countries += 1)];
  if (name === "iso3") return `${freeLetters[countries] ?? ""}X`;
  // Nine digits and their letter, unique among the tenant's companies.
  if (name === "uen") {
    const digits = `2021${String((others += 1)).padStart(5, "0")}`;
    const verdict = checkUen(`${digits}A`);
    return digits + ("expected" in verdict ? (verdict.expected ?? "A") : "A");
  }
  return (name === "code" || name === "accountNo") && /^\d+$/.test(value)
    ? String((others += 1)).padStart(value.length, "0")
    : undefined;
}

/** Gives unique fields a new value. */
export function makeUnique(body: Call["body"]): Json | undefined {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return body;
  // A letter first, as codes of pay items are names in formulas.
  const mark = `x${randomUUID().slice(0, 7)}`;
  const own = Object.entries(body).map(([name, value]) => [
    name,
    value === null
      ? value
      : (ownCode(name, String(value)) ?? (unshared.includes(name) ? `${mark}${String(value)}` : value)),
  ]);
  return Object.fromEntries(own) as JsonObject;
}
