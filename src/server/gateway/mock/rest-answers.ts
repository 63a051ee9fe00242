/** Handles REST-shaped operations from memory: posted records can be read, listed, changed and deleted. */
import { record } from "#src/contract/document.ts";
import { reply, type Reply } from "#src/contract/handler.ts";
import { notFound } from "#src/contract/problem.ts";
import type { HandlerInput } from "../types.ts";
import type { Bucket, ClientState, Row } from "./client-state.ts";
import { selectRows } from "./rest-list.ts";
import { clone, completed, nextId, shown, stamped, visible } from "./rest-records.ts";
import { fromPath, seed, singleOf, type FindExample } from "./rest-seed.ts";
import type { Resource, RestRole } from "./rest-shape.ts";

export interface RestCall {
  readonly role: RestRole;
  readonly pathname: string;
  readonly input: HandlerInput;
  readonly mediaType: string | undefined;
  readonly client: ClientState;
  readonly now: Date;
  /** An operation's example, for initial records and for server-set fields. */
  readonly example: FindExample;
}

function wrap(value: unknown, place: string | undefined, example: unknown): unknown {
  return place === undefined ? value : { ...clone(example), [place]: value };
}

function bucketName({ role, pathname }: RestCall): string {
  return role.role === "list" || role.role === "create" ? pathname : pathname.slice(0, pathname.lastIndexOf("/"));
}

async function bucketOf(call: RestCall): Promise<Bucket> {
  const { buckets } = call.client;
  const name = bucketName(call);
  if (buckets[name] !== undefined) return buckets[name];
  const rows = await seed(call.role, call.input, call.example);
  // Another call may have arrived while the examples were read.
  return (buckets[name] ??= { rows, made: 0 });
}

export function status(role: RestRole): number {
  const declared = Object.keys(role.operation.responses).filter((one) => /^2\d\d$/.test(one));
  return Number(declared.sort()[0] ?? 200);
}

async function answerWith(call: RestCall, row: Row): Promise<Reply> {
  const { role } = call;
  const code = status(role);
  const types = role.operation.responses[String(code)] ?? role.operation.responses["default"] ?? [];
  if (types.length === 0) return reply(code, null);
  const frame = role.place === undefined ? undefined : (await call.example(role.operation.id)).body;
  return reply(code, wrap(shown(role, row), role.place, frame));
}

async function list(call: RestCall, { rows }: Bucket): Promise<Reply> {
  const { role, input } = call;
  const { body } = await call.example(role.operation.id);
  return reply(
    status(role),
    selectRows(rows, record(input.query), role, body, (row) => shown(role, row)),
  );
}

async function create(call: RestCall, resource: Resource, bucket: Bucket): Promise<Reply> {
  const { role, input } = call;
  const { idProperty: id, idSchema } = resource;
  const base = singleOf((await call.example(role.operation.id)).body, id) ?? {};
  const sent = clone(input.body);
  bucket.made += 1;
  const taken = sent[id] === undefined || bucket.rows.some((row) => String(row[id]) === String(sent[id]));
  const key = taken ? nextId(bucket, bucketName(call), id, idSchema) : sent[id];
  // A caller's own id may be higher than those counted so far.
  if (!taken) delete bucket.highest;
  const row = stamped({ ...completed(role, sent, base), ...fromPath(role, input), [id]: key }, role, call.now, true);
  bucket.rows.push(row);
  return answerWith(call, row);
}

function changed({ role, input, now }: RestCall, row: Row, id: string): Row {
  const sent = clone(input.body);
  const merged = role.role === "replace" ? completed(role, sent, row) : { ...row, ...visible(role, sent) };
  return stamped({ ...merged, [id]: row[id] }, role, now, false);
}

export async function answerResource(call: RestCall, resource: Resource): Promise<Reply> {
  const { role, input } = call;
  const bucket = await bucketOf(call);
  if (role.role === "list") return list(call, bucket);
  if (role.role === "create") return create(call, resource, bucket);
  const wanted = String(record(input.path)[resource.parameter]);
  const index = bucket.rows.findIndex((row) => String(row[resource.idProperty]) === wanted);
  const found = bucket.rows[index];
  if (found === undefined) throw notFound();
  if (role.role === "get") return answerWith(call, found);
  if (role.role === "remove") {
    bucket.rows.splice(index, 1);
    return answerWith(call, found);
  }
  const row = changed(call, found, resource.idProperty);
  bucket.rows[index] = row;
  return answerWith(call, row);
}
