/** What goes into the gateway, what comes out, and what a contract brings along to be served. */
import type { Principal, RequestContext } from "#src/contract/context.ts";
import type { Operation } from "#src/contract/operation.ts";

/** A request free of sockets, so that tests need no port. */
export interface GatewayRequest {
  /** In capitals. */
  readonly method: string;
  /** Path and query as they were sent. */
  readonly url: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly ip: string;
  /** Reads the body; throws a ProblemError when it is larger than `limit` bytes or never comes. */
  readonly body: (limit: number) => Promise<Buffer>;
}

/** A stream is sent as it comes, such as server-sent events. */
type AnswerBody = string | Uint8Array | ReadableStream<Uint8Array> | null;

/** An answer ready to be sent; a body of null has no Content-Type. */
export interface GatewayResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: AnswerBody;
}

/** How far a direction is checked: not at all, told in a header and the log, or refused. */
export type CheckLevel = "off" | "report" | "enforce";

/** `strict` for tests and the mock: breaches are 500 and `Prefer` may bend answers; `production` logs and counts breaches. */
export type GatewayMode = "strict" | "production";

/** What a handler is called with; typed by the contract where handlers are written. */
export interface HandlerInput {
  readonly path: unknown;
  readonly query: unknown;
  readonly headers: unknown;
  readonly cookies: unknown;
  readonly body: unknown;
}

/** One contract and what answers it. */
export interface ServedContract {
  readonly name: string;
  /** The bundled document. */
  readonly document: Readonly<Record<string, unknown>>;
  readonly operations: readonly Operation[];
  /** Whether somebody wrote a handler; the other operations are answered from the contract's examples. */
  readonly handles: (operationId: string) => boolean;
  /** Calls the handler in its context; the result is the success's body or a Reply. */
  readonly call: (request: CallRequest, operation: Operation, input: HandlerInput) => Promise<unknown>;
  /** State of one client, where the handlers keep it by client: put back, or laid over with other values. */
  readonly state?: {
    readonly reset: (client: string) => void;
    readonly merge: (client: string, patch: Readonly<Record<string, unknown>>) => void;
  };
}

interface CallRequest extends RequestContext {
  readonly headers: Readonly<Record<string, string | undefined>>;
}

/** Prepares the handler's context (opens the tenant transaction, selects the demo state) and runs it in there. */
export type Around<Ctx> = (
  request: CallRequest,
  operation: Operation,
  run: (ctx: Ctx) => Promise<unknown>,
) => Promise<unknown>;

/** Finds the person behind an access token; null where it is not valid any more. */
export type ResolveSession = (token: string) => Promise<Principal | null>;
