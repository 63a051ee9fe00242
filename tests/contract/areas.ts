/** Set-ups for the responses that all record areas have in common. */
import { randomUUID } from "node:crypto";
import type { JsonObject } from "./documents.ts";
import { type Call, send } from "./call.ts";
import { createRecord, type World } from "./world.ts";

export type SetUp = (world: World, call: Call) => Promise<void> | void;

export const headersOf = (call: Call): Record<string, string> => {
  const { Authorization, "X-Demo-Session": session } = call.headers;
  return {
    ...(Authorization !== undefined && { Authorization }),
    ...(session !== undefined && { "X-Demo-Session": session }),
  };
};

export const staleVersion: SetUp = (_world, call) => {
  call.headers["If-Match"] = '"999999"';
};

const archivedBefore: SetUp = async (world, call) => {
  const path = call.declared.path.replaceAll(/\{(.+?)\}/g, (_, name: string) => call.path[name] ?? "");
  await send(`${world.servers.main}${path.slice(0, path.lastIndexOf("/"))}/archive`, "POST", headersOf(call));
};

/** Writing in an archived company: the response of calls without any other conflict. */
export const inArchivedCompany: SetUp = async (world, call) => {
  const { id } = await createRecord(world, { ...call.declared, path: "/companies/{companyId}" }, "companyId");
  await send(`${world.servers.main}/companies/${String(id)}/archive`, "POST", headersOf(call));
  call.path["companyId"] = String(id);
};

/** For lists whose only other ids are filters: an unknown one there only finds nothing. */
export const inUnknownCompany: SetUp = (_world, call) => {
  call.path["companyId"] = randomUUID();
};

/** For the operations of one area, by its noun; `unique` is the field that must be unique. */
export function areaExceptions(noun: string, unique: string): Record<string, SetUp> {
  return {
    // A collection has no record except the company itself.
    [`create${noun} 409`]: async (world, call) => {
      const collection = { ...call.declared, path: `${call.declared.path}/{id}` };
      const other = await createRecord(world, collection, "id", call.path);
      call.body = { ...(call.body as JsonObject), [unique]: other[unique] ?? null };
    },
    [`update${noun} 409`]: staleVersion,
    [`archive${noun} 409`]: archivedBefore,
    [`restore${noun} 200`]: archivedBefore,
    [`restore${noun} 409`]: () => {},
  };
}

/** A built-in record that others use. */
export function comesInUse(collection: string, idName: string, q: string): SetUp {
  return async (world, call) => {
    const { body } = await send(
      `${world.servers.main}/${collection}?q=${encodeURIComponent(q)}`,
      "GET",
      headersOf(call),
    );
    const [record] = (body as JsonObject)["items"] as JsonObject[];
    if (!record) throw new Error(`${call.declared.key}: ${collection} hold no ${q}`);
    call.path[idName] = String(record["id"]);
  };
}

/** Another record of the company uses the record in the path. */
export function usedBy(collection: string, idName: string, field: string): SetUp {
  return async (world, call) => {
    const path = `/companies/{companyId}/${collection}`;
    const example = await createRecord(world, { ...call.declared, path: `${path}/{id}` }, "id");
    const { id, version } = example;
    const same = Object.fromEntries(Object.entries(example).filter(([name]) => inputOf(collection).includes(name)));
    const body = { ...same, [field]: call.path[idName] ?? null };
    const url = `${world.servers.main}${path.replace("{companyId}", world.companyId)}/${String(id)}`;
    const answer = await send(url, "PUT", { ...headersOf(call), "If-Match": `"${String(version)}"` }, body);
    if (answer.status !== 200) throw new Error(`${call.declared.key}: ${answer.status} ${JSON.stringify(answer.body)}`);
  };
}

/** Fields that an update of these records requires. */
function inputOf(collection: string): readonly string[] {
  return collection === "departments" ? ["department", "code"] : ["designation"];
}
