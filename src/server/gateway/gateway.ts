/** The gateway: finds the operation of a request, runs it, and gives every response its common headers and log line. */
import { randomUUID } from "node:crypto";
import type { Principal } from "#src/contract/context.ts";
import { isReadOnly, type Operation } from "#src/contract/operation.ts";
import { ProblemError } from "#src/contract/problem.ts";
import type { DemoSessions } from "../demo-sessions.ts";
import { toResponse } from "./answer.ts";
import { runCall } from "./call.ts";
import type { CallSettings } from "./call-context.ts";
import type { Answer } from "./checks.ts";
import { corsHeaders, isPreflight, preflightHeaders } from "./cors.ts";
import { errorFields } from "./error-fields.ts";
import { silentLog, type Log } from "./log.ts";
import type { ClientState } from "./mock/client-state.ts";
import { controlRoot, createControl } from "./mock/control.ts";
import { createMockLayer, type MockLayer } from "./mock/mock-layer.ts";
import { readQuery } from "./parameters.ts";
import { problemAnswer } from "./problems.ts";
import {
  type AttemptCounts,
  countInMemory,
  createAccountLimiter,
  limitedAddress,
  type RateLimit,
} from "./rate-limit.ts";
import { createRouter } from "./router.ts";
import { createSchemas } from "./schemas.ts";
import { serve, type Served } from "./served.ts";
import { readTarget } from "./target.ts";
import { endTrace, startTrace, within } from "./trace-context.ts";
import { countsAttempts, provesAccount, triedAccount } from "./tried-account.ts";
import type {
  CallObserver,
  CheckLevel,
  GatewayMode,
  GatewayRequest,
  GatewayResponse,
  ResolveSession,
  ServedContract,
} from "./types.ts";

export interface GatewayOptions {
  readonly contracts: readonly ServedContract[];
  /** Disabled operations: their paths are known but answered with 404. */
  readonly withheld?: readonly Operation[];
  readonly mode: GatewayMode;
  readonly session?: ResolveSession;
  readonly log?: Log;
  readonly now?: () => Date;
  /** Checks by direction; by default requests are enforced, and responses are enforced in strict mode and reported in production. */
  readonly checks?: { readonly request?: CheckLevel; readonly answer?: CheckLevel };
  readonly corsOrigins?: readonly string[];
  /** Set with the response to each write, where lists may come from a replica. */
  readonly wroteCookie?: string;
  /** Delay in milliseconds before each response, or for single operations. */
  readonly delay?: { readonly all?: number; readonly operations?: Readonly<Record<string, number>> };
  /** Limits for operations whose `x-limit` counts attempts: per address, and per target account. */
  readonly attempts?: { readonly byAddress?: RateLimit; readonly byAccount?: RateLimit };
  /** Limit per API key. */
  readonly keyLimit?: RateLimit;
  /** Where attempts and calls by key are counted; in memory by default. */
  readonly attemptCounts?: AttemptCounts;
  readonly seed?: string;
  /** Memory by client: makes REST resources without handlers stateful, and enables the calls below /__mock. */
  readonly mock?: {
    readonly clients: DemoSessions<ClientState>;
    readonly scenarios?: Readonly<Record<string, unknown>>;
  };
  readonly observer?: CallObserver;
  /** Maximum bytes of a JSON body, and of files. */
  readonly limits?: { readonly body?: number; readonly upload?: number };
}

export interface Gateway {
  readonly handle: (request: GatewayRequest) => Promise<GatewayResponse>;
  /** Whether a contract has this path, with any method, or it is one of the mock's own calls. */
  readonly knows: (pathname: string) => boolean;
  /** Contract violations by operation since the start. */
  readonly breaches: () => Readonly<Record<string, number>>;
}

const requestIdPattern = /^[\w.:-]{1,100}$/;

function callSettings(
  options: GatewayOptions,
  mock: MockLayer | undefined,
  breaches: Record<string, number>,
): CallSettings {
  const {
    mode,
    log = silentLog,
    now = () => new Date(),
    limits = {},
    attempts: { byAddress, byAccount } = {},
    keyLimit,
    observer,
    attemptCounts = countInMemory(),
    delay,
    checks,
  } = options;
  const strict = mode === "strict";
  const accounts = byAccount && createAccountLimiter(byAccount, attemptCounts);
  const holdBack = (seconds: number): void => {
    if (seconds > 0) throw new ProblemError("too-many-requests", { headers: { "Retry-After": String(seconds) } });
  };
  const hit = async (caller: string, limit: RateLimit): Promise<void> =>
    holdBack(await attemptCounts.hit(caller, limit, now().getTime()));
  return {
    mock,
    strict,
    checkRequest: checks?.request ?? "enforce",
    checkAnswer: checks?.answer ?? (strict ? "enforce" : "report"),
    now,
    seed: options.seed ?? "hrms",
    bodyLimit: limits.body ?? 1_048_576,
    uploadLimit: limits.upload ?? 20 * 1_048_576,
    delay: (id) => delay?.operations?.[id] ?? delay?.all ?? 0,
    addressLimit(operation, ip) {
      return byAddress === undefined || !countsAttempts(operation)
        ? undefined
        : hit(`address ${operation.id} ${limitedAddress(ip)}`, byAddress);
    },
    accountLimit(operation, ip, principal, body) {
      const account = triedAccount(operation, principal, body);
      if (account === undefined || accounts === undefined) return undefined;
      return accounts.hit(account, ip, now().getTime()).then((seconds) => {
        holdBack(seconds);
        return async ({ status, body: answered }) => {
          if (provesAccount(operation, status, answered)) await accounts.prove(account, ip);
        };
      });
    },
    keyLimit: (id) => (keyLimit === undefined ? undefined : hit(`key ${id}`, keyLimit)),
    onAnswerFaults({ operation: { id } }, faults, requestId) {
      breaches[id] = (breaches[id] ?? 0) + 1;
      observer?.violated(id);
      const entry = { requestId, operation: id, breaches: breaches[id], faults: faults.slice(0, 10) };
      log.error(entry, "answer breaks the contract");
    },
    onError({ operation }, error, requestId) {
      log.error({ requestId, operation: operation.id, error: errorFields(error) }, "handler failed");
    },
  };
}

/** A response without a body. */
function empty(headers: Readonly<Record<string, string>>): Answer {
  return { status: 204, headers, mediaType: undefined, body: null };
}

const recordId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The raw path is not checked yet: only ids may be logged. */
function idsOf(path: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(path).filter(([, value]) => recordId.test(value)));
}

interface Outcome {
  readonly answer: Answer;
  readonly operation?: string;
  /** Who called, and for which records, so that reads of pay and identity numbers can be traced. */
  readonly caller?: { readonly userId: string; readonly tenantId: string | null; readonly actingForId?: string };
  readonly record?: Readonly<Record<string, string>>;
  /** Whether it may have changed something. */
  readonly wrote?: boolean;
}

export function createGateway(options: GatewayOptions): Gateway {
  const { contracts, session, log = silentLog, corsOrigins = [], observer } = options;
  const router = createRouter<Served>();
  const withheld = createRouter<Operation>();
  const breaches: Record<string, number> = {};
  const servedBy = new Map<ServedContract, Map<string, Served>>();

  for (const contract of contracts) {
    const schemas = createSchemas(contract.document);
    const warn = (text: string) => log.warn({ contract: contract.name }, text);
    const own = new Map<string, Served>();
    servedBy.set(contract, own);
    for (const operation of contract.operations) {
      // An operation in two contracts is registered once, for the first of them.
      const served = serve(contract, operation, { schemas, session, warn });
      own.set(operation.id, served);
      router.add(operation.method.toUpperCase(), operation.path, served);
    }
  }
  for (const operation of options.withheld ?? [])
    withheld.add(operation.method.toUpperCase(), operation.path, operation);

  const control = options.mock && createControl({ ...options.mock, contracts });
  const mock = options.mock && createMockLayer(options.mock.clients, (contract, id) => servedBy.get(contract)?.get(id));
  const settings = callSettings(options, mock, breaches);
  const isControl = (pathname: string) => control !== undefined && pathname.startsWith(`${controlRoot}/`);

  const allowed = (pathname: string): string => {
    const methods = router.methodsAt(pathname);
    return [...new Set([...methods, ...(methods.includes("GET") ? ["HEAD"] : []), "OPTIONS"])].join(", ");
  };

  const find = (method: string, pathname: string) =>
    router.find(method, pathname) ?? (method === "HEAD" ? router.find("GET", pathname) : null);

  const respond = async (request: GatewayRequest, requestId: string): Promise<Outcome> => {
    const { pathname, search } = readTarget(request.url);
    const { method, headers } = request;
    if (isPreflight(method, headers) && router.methodsAt(pathname).length > 0) {
      const allow = allowed(pathname);
      return { answer: empty({ ...preflightHeaders(headers, corsOrigins, allow), allow }) };
    }
    const match = find(method, pathname);
    if (match !== null) {
      let caller: Outcome["caller"];
      const noteCaller = ({ userId, tenantId, support }: Principal): void => {
        caller = { userId, tenantId, ...(support && { actingForId: support.actingForId }) };
      };
      const answer = await runCall({
        request,
        match,
        pathname,
        query: readQuery(search),
        requestId,
        settings,
        noteCaller,
      });
      const { id } = match.target.operation;
      const wrote = !isReadOnly(match.target.operation) && answer.status < 400;
      return { answer, operation: id, wrote, ...(caller && { caller, record: idsOf(match.path) }) };
    }
    if (control !== undefined && isControl(pathname)) {
      const { status, body } = await control.handle(request, pathname);
      return { answer: { status, headers: {}, mediaType: body === null ? undefined : "application/json", body } };
    }
    if (router.methodsAt(pathname).length === 0)
      throw new ProblemError("not-found", { detail: "There is nothing at this address." });
    if (method === "OPTIONS") return { answer: empty({ allow: allowed(pathname) }) };
    throw new ProblemError("method-not-allowed", { headers: { Allow: allowed(pathname) } });
  };

  const vary = corsOrigins.length > 0 && !corsOrigins.includes("*") ? "Accept, Origin" : "Accept";

  const handle = async (request: GatewayRequest): Promise<GatewayResponse> => {
    const started = performance.now();
    const sent = request.headers["x-request-id"];
    const requestId = sent !== undefined && requestIdPattern.test(sent) ? sent : randomUUID();
    const traced = startTrace(request.method, request.headers["traceparent"]);
    const { traceId } = traced;
    let outcome: Outcome;
    try {
      outcome = await within(traced.span, () => respond(request, requestId));
    } catch (error) {
      if (!(error instanceof ProblemError))
        log.error({ requestId, traceId, error: errorFields(error) }, "gateway failed");
      outcome = {
        answer: problemAnswer(error instanceof ProblemError ? error : new ProblemError("internal"), requestId),
      };
    }
    const response = await toResponse(outcome.answer, corsHeaders(request.headers, corsOrigins), {
      vary,
      "x-request-id": requestId,
      traceresponse: traced.response,
      ...(outcome.wrote && options.wroteCookie !== undefined && { "set-cookie": options.wroteCookie }),
    });
    endTrace(traced, outcome.operation, outcome.caller?.tenantId, response.status);
    observer?.answered(outcome.operation ?? "none", response.status, (performance.now() - started) / 1000);
    const ms = Math.round((performance.now() - started) * 10) / 10;
    log.info(
      {
        requestId,
        traceId,
        method: request.method,
        operation: outcome.operation,
        ...outcome.caller,
        record: outcome.record,
        status: response.status,
        ms,
      },
      "request",
    );
    return response;
  };

  return {
    handle,
    knows: (pathname) =>
      router.methodsAt(pathname).length > 0 || withheld.methodsAt(pathname).length > 0 || isControl(pathname),
    breaches: () => breaches,
  };
}
