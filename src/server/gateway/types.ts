/** Requests and responses of the gateway, and what a contract provides to be served. */
import type { Principal, RequestContext } from "#src/contract/context.ts";
import type { Operation } from "#src/contract/operation.ts";

/** A request without a socket, so that tests need no port. */
export interface GatewayRequest {
  /** In upper case. */
  readonly method: string;
  /** Path and query as they were sent. */
  readonly url: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly ip: string;
  /** Reads the body; throws a ProblemError if it exceeds `limit` bytes or never arrives. */
  readonly body: (limit: number) => Promise<Buffer>;
}

/** A stream is sent as it arrives, such as server-sent events. */
type AnswerBody = string | Uint8Array | ReadableStream<Uint8Array> | null;

/** A response ready to send; a null body has no Content-Type. */
export interface GatewayResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: AnswerBody;
}

/** How strictly a direction is checked: not at all, reported in a header and the log, or rejected. */
export type CheckLevel = "off" | "report" | "enforce";

/** `strict` for tests and the mock: violations are 500 and `Prefer` is honoured; `production` logs and counts violations. */
export type GatewayMode = "strict" | "production";

/** The handler's input and context; the contract types them where handlers are defined. */
export interface HandlerInput {
  readonly path: unknown;
  readonly query: unknown;
  readonly headers: unknown;
  readonly cookies: unknown;
  readonly body: unknown;
}

/** A contract and its handlers. */
export interface ServedContract {
  readonly name: string;
  /** The bundled document. */
  readonly document: Readonly<Record<string, unknown>>;
  readonly operations: readonly Operation[];
  /** Whether its records are samples only: `Prefer` then chooses responses and delays in production too. */
  readonly samples?: boolean;
  /** Whether the operation has a handler; others are answered from the contract's examples. */
  readonly handles: (operationId: string) => boolean;
  /** Calls the handler in its context; returns the success body or a Reply. */
  readonly call: (request: CallRequest, operation: Operation, input: HandlerInput) => Promise<unknown>;
  /** State per client, if the handlers keep any: reset, or overlay with other values. */
  readonly state?: {
    readonly reset: (client: string) => void;
    readonly merge: (client: string, patch: Readonly<Record<string, unknown>>) => void;
  };
}

interface CallRequest extends RequestContext {
  readonly headers: Readonly<Record<string, string | undefined>>;
}

/** Prepares the handler's context (opens the tenant transaction, selects the demo state) and runs the handler in it. */
export type Around<Ctx> = (
  request: CallRequest,
  operation: Operation,
  run: (ctx: Ctx) => Promise<unknown>,
  input: HandlerInput,
) => Promise<unknown>;

/** Receives what calls come to, for metrics. */
export interface CallObserver {
  /** The operation is `none` for requests that match no contract. */
  readonly answered: (operation: string, status: number, seconds: number) => void;
  readonly violated: (operation: string) => void;
}

/** Finds the person behind an access token; null if it is no longer valid. */
export type ResolveSession = (token: string) => Promise<Principal | null>;
