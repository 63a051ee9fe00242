/** Calls with an Idempotency-Key: the same call again gets the same response, without being carried out again. */
import { createHash, createHmac } from "node:crypto";
import type { Principal } from "#src/contract/context.ts";
import { Reply } from "#src/contract/handler.ts";
import { idempotencyHeader, isIdempotent, type Operation } from "#src/contract/operation.ts";
import { ProblemError } from "#src/contract/problem.ts";
import { canonicalJson, type JsonValue } from "#src/domain/shared/canonical-json.ts";
import type { Transaction } from "#src/store/database/transaction.ts";
import { keepResponse, type KeyedCall, releaseKey, takeKey } from "#src/store/integrations/shared/idempotency.ts";

interface CallInput {
  readonly path?: unknown;
  readonly query?: unknown;
  readonly headers?: unknown;
  readonly body?: unknown;
}

/** The request as JSON, bytes as their hash. */
async function jsonOf(value: unknown): Promise<JsonValue> {
  if (value instanceof Blob) return jsonOf(new Uint8Array(await value.arrayBuffer()));
  if (value instanceof Uint8Array) return { sha256: createHash("sha256").update(value).digest("hex") };
  if (Array.isArray(value)) return Promise.all(value.map(jsonOf));
  if (typeof value !== "object" || value === null) return (value ?? null) as JsonValue;
  const given = Object.entries(value).filter(([, held]) => held !== undefined);
  return Object.fromEntries(await Promise.all(given.map(async ([name, held]) => [name, await jsonOf(held)] as const)));
}

/** Undefined without a key, or where the operation takes none. */
export async function keyedCall(
  operation: Operation,
  principal: Principal | null,
  input: CallInput,
  secret: string,
): Promise<KeyedCall | undefined> {
  const { path, query, body } = input;
  const headers = (input.headers ?? {}) as Readonly<Record<string, unknown>>;
  const key = headers[idempotencyHeader];
  if (principal === null || typeof key !== "string" || !isIdempotent(operation)) return undefined;
  const text = canonicalJson(await jsonOf({ path, query, body, version: headers["If-Match"] }));
  // Keyed: requests hold numbers that are quickly guessed by someone who only has the table.
  const requestHash = createHmac("sha256", secret).update(text).digest("base64url");
  const { tenantId, userId } = principal;
  return { tenantId, userId, operation: operation.id, key, requestHash };
}

type Kept = { readonly body: unknown; readonly status?: number; readonly headers?: Record<string, string> };

const written = (answer: unknown): string | undefined => {
  const body = answer instanceof Reply ? answer.body : answer;
  // Files are not kept: such a call is carried out again.
  if (body instanceof Blob || body instanceof Uint8Array) return undefined;
  const { status, headers } = answer instanceof Reply ? answer : {};
  return JSON.stringify({ body: body ?? null, status, headers } satisfies Record<keyof Kept, unknown>);
};

function read(text: string): unknown {
  const { body, status, headers } = JSON.parse(text) as Kept;
  return status === undefined ? body : new Reply(status, body, headers);
}

interface Once {
  /** The response that the call got before; undefined if it is to be carried out. */
  readonly before: (db: Transaction, now: Date) => Promise<{ readonly answer: unknown } | undefined>;
  readonly after: (db: Transaction, answer: unknown) => Promise<void>;
  readonly refused: (db: Transaction) => Promise<void>;
}

export const once = (call: KeyedCall, dataKey: string): Once => ({
  async before(db, now) {
    const known = await takeKey(db, call, dataKey, now);
    if (known === undefined) return undefined;
    if (known === "other-request")
      throw new ProblemError("validation", {
        code: "idempotency-key-reused",
        title: "The idempotency key belongs to another request",
        detail: "Use a new key for each new request, and the same one only to repeat a request as it was.",
      });
    return { answer: read(known.answered) };
  },
  async after(db, answer) {
    const response = written(answer);
    if (response === undefined) await releaseKey(db, call);
    else await keepResponse(db, call, dataKey, response);
  },
  refused: (db) => releaseKey(db, call),
});
