/** Calls of any operation from the contract's examples, and records for the ids in its path. */
import document from "#generated/hrms/openapi.json" with { type: "json" };
import { operations } from "#generated/hrms/operations.ts";
import { list, record, resolve, text, type Json } from "#src/contract/document.ts";
import type { Operation } from "#src/contract/operation.ts";
import type { CallOptions, TestGateway } from "./gateway.ts";

type Call = TestGateway["call"];
/** Values for path parameters. */
export type Names = Readonly<Record<string, string>>;

const contract = document as unknown as Json;

export const onlyReads = ({ method, query }: Operation): boolean =>
  method === "get" || method === "head" || query === true;

/** Only about the signed-in person, whatever the path. */
const ofThePerson = new Set(["/auth/step-up", "/otp/generate"]);
export const isOwn = ({ path }: Operation): boolean =>
  path.startsWith("/me/") || path === "/me" || ofThePerson.has(path);
export const isCompanys = ({ path }: Operation): boolean => path.includes("{companyId}");
export const isTenants = ({ path }: Operation): boolean => path.startsWith("/tenant/");
export const isPlatforms = (operation: Operation): boolean =>
  !isOwn(operation) && !isCompanys(operation) && !isTenants(operation);
/** A company is created by, and chosen from among, people of a tenant. */
export const ofTenants: ReadonlySet<string> = new Set(["/companies", "/companies/options"]);

/** For path parameters that are not ids. */
export const words: Names = { template: "password-reset", language: "en", report: "cost-by-department" };

export const idsIn = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);

export const addressOf = (path: string, names: Names): string =>
  path.replace(/\{(\w+)\}/g, (_match, name: string) => {
    if (names[name] === undefined) throw new Error(`Nothing stands for {${name}} in ${path}.`);
    return names[name];
  });

function nodeOf({ path, method }: Operation): { item: Json; operation: Json } {
  const item = resolve(contract, record(contract["paths"])[path]);
  return { item, operation: resolve(contract, item[method]) };
}

/** Body and required parameters other than the path's; a version that no record has, so that a call that got through would clash. */
export function exampleOf(operation: Operation): CallOptions {
  const { item, operation: node } = nodeOf(operation);
  const parameters = [...list(item["parameters"]), ...list(node["parameters"])]
    .map((one) => resolve(contract, one))
    .filter((one) => one["required"] === true);
  const valuesIn = (place: string) =>
    Object.fromEntries(
      parameters.filter((one) => one["in"] === place).map((one) => [text(one["name"]) ?? "", String(one["example"])]),
    );
  const content = record(resolve(contract, node["requestBody"] ?? {})["content"]);
  const [type, media] =
    Object.entries(content).find(([name]) => name === "application/json") ?? Object.entries(content)[0] ?? [];
  const body: unknown = record(media)["example"];
  if (type !== undefined && body === undefined)
    throw new Error(`${operation.id}: the contract gives no example of the ${type} it takes.`);
  return {
    query: valuesIn("query"),
    headers: {
      ...valuesIn("header"),
      ...(type !== undefined && type !== "application/json" && { "Content-Type": type }),
    },
    ...(type !== undefined && { body }),
  };
}

export function send(call: Call, operation: Operation, names: Names) {
  return call<Json>(operation.method.toUpperCase(), addressOf(operation.path, names), exampleOf(operation));
}

/** Existing ids for every path parameter: the first of its list, or one created from the contract's example. */
export async function recordsFor(call: Call, path: string, given: Names): Promise<Names> {
  let names = given;
  for (const name of idsIn(path)) {
    if (names[name] !== undefined) continue;
    const collection = path.slice(0, path.indexOf(`/{${name}}`));
    names = { ...names, [name]: await recordOf(call, collection, names) };
  }
  return names;
}

const nothing = "00000000-0000-4000-8000-000000000000";

/** Collections whose list has another address. */
const listedAt: Names = {
  "/companies/{companyId}/pay-runs/{payRunId}/payslips": "/companies/{companyId}/pay-runs/{payRunId}/people",
};

async function recordOf(call: Call, path: string, names: Names): Promise<string> {
  const collection = listedAt[path] ?? path;
  const at = (method: string) => operations.find((one) => one.path === collection && one.method === method);
  const lists = at("get");
  if (lists) {
    const { body } = await send(call, lists, names);
    const rows: unknown = Array.isArray(body) ? body : body["items"];
    // Built-in records belong to everyone.
    const own = list(rows)
      .map(record)
      .find((row) => row["isSystem"] !== true);
    const id = text(own?.["id"]);
    if (id !== undefined) return id;
  }
  const creates = at("post");
  // Of one's own records, the caller may have none.
  if (!creates && collection.includes("/my-")) return nothing;
  if (!creates)
    throw new Error(
      `${collection} has no record to try with: neither do its samples hold one, nor does a POST make one.`,
    );
  const { status, body } = await send(call, creates, names);
  // Several can be made at once.
  const made = Array.isArray(body) ? record(body[0]) : body;
  const id = text(made["id"]);
  // The first run may not be locked yet, and then has no files.
  if (status === 409 && collection.endsWith("/pay-runs/{payRunId}/files")) return nothing;
  if (id === undefined)
    throw new Error(
      `${creates.id} makes no record of the contract's example to try with: ${status} ${JSON.stringify(body)}`,
    );
  return id;
}
