/** Handles paths that are read and written as a whole: settings as JSON, or content as bytes. */
import { isRecord } from "#src/contract/document.ts";
import { reply, type Reply } from "#src/contract/handler.ts";
import { notFound } from "#src/contract/problem.ts";
import type { Row } from "./client-state.ts";
import { status, type RestCall } from "./rest-answers.ts";
import { clone, completed, stamped } from "./rest-records.ts";

type Stored = RestCall["client"]["documents"][string] | undefined;

function read({ role }: RestCall, stored: Stored): Reply | undefined {
  if (stored === null) throw notFound();
  if (stored === undefined) return undefined;
  if (!("base64" in stored)) return reply(status(role), stored.json);
  return reply(status(role), Buffer.from(stored.base64, "base64"), { "Content-Type": stored.mediaType });
}

async function merged({ role, example, now }: RestCall, stored: Stored, sent: Row): Promise<Row> {
  const kept = stored !== undefined && stored !== null && "json" in stored;
  const before = clone(kept ? stored.json : (await example(role.operation.id)).body);
  const patched = role.operation.method === "patch" ? { ...before, ...sent } : completed(role, sent, before);
  return stamped(patched, role, now, false);
}

/** Undefined if the contract's own example is the response. */
export async function answerDocument(call: RestCall): Promise<Reply | undefined> {
  const { role, pathname, input, client } = call;
  const stored = client.documents[pathname];
  if (role.role === "read") return read(call, stored);
  if (role.role === "remove") {
    if (stored === null) throw notFound();
    client.documents[pathname] = null;
    return undefined;
  }
  if (input.body instanceof Uint8Array) {
    const base64 = Buffer.from(input.body).toString("base64");
    client.documents[pathname] = { mediaType: call.mediaType ?? "application/octet-stream", base64 };
    return undefined;
  }
  if (!isRecord(input.body)) {
    client.documents[pathname] = { json: structuredClone(input.body) };
    return undefined;
  }
  const json = await merged(call, stored, clone(input.body));
  client.documents[pathname] = { json };
  const types = role.operation.responses[String(status(role))] ?? [];
  return types.length === 0 ? reply(status(role), null) : reply(status(role), json);
}
