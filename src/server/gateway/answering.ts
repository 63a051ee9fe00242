/** Who answers a call: a scenario, an example the developer asked for, the handler, the mock's memory, or the contract's example. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Principal } from "#src/contract/context.ts";
import { reply } from "#src/contract/handler.ts";
import { ProblemError } from "#src/contract/problem.ts";
import { toAnswer } from "./answer.ts";
import type { CallContext } from "./call-context.ts";
import { declaredStatus, type Answer } from "./checks.ts";
import { writtenAnswer } from "./examples.ts";
import type { ForcedAnswer } from "./mock/client-state.ts";
import { undeclared } from "./mock/mock-layer.ts";
import type { Preference } from "./prefer.ts";
import { declaredProblem } from "./problems.ts";
import { inSpan } from "./trace-context.ts";
import type { HandlerInput } from "./types.ts";

/**
 * Handlers and examples are checked against the contract. Generated values may not match a pattern, which is only reported;
 * the gateway's own responses are outside the contract.
 */
export type Origin = "handler" | "example" | "generated" | "gateway";

export interface Made {
  readonly answer: Answer;
  readonly origin: Origin;
}

export interface Asked {
  readonly principal: Principal | null;
  readonly input: HandlerInput;
  readonly mediaType: string | undefined;
  readonly preference: Preference;
}

async function fromExample(
  { request, match, settings }: CallContext,
  { code, example, dynamic, seed }: Preference,
): Promise<Made> {
  const { operation, fallback } = match.target;
  const accept = request.headers["accept"];
  const { answer, generated } = await fallback({
    seed: `${seed ?? settings.seed} ${operation.id} ${request.url}`,
    ...(code !== undefined && { code }),
    ...(example !== undefined && { example }),
    ...(dynamic !== undefined && { dynamic }),
    ...(accept !== undefined && { accept }),
  });
  return { answer, origin: generated ? "generated" : "example" };
}

/** What the caller prefers to the real response, if the contract has it. */
async function fromPreference(context: CallContext, preference: Preference): Promise<Made | undefined> {
  const { code, example, dynamic } = preference;
  if (code === undefined && example === undefined && dynamic !== true) return undefined;
  const { contract, operation } = context.match.target;
  if (contract.samples === true) {
    // Failures that no operation declares, such as 500.
    if (code !== undefined && declaredStatus(operation.responses, code) === undefined)
      return { answer: toAnswer(undeclared(code), operation, undefined), origin: "gateway" };
    const accept = context.request.headers["accept"];
    const options = {
      ...(example !== undefined && { example }),
      ...(code !== undefined && { code }),
      ...(accept !== undefined && { accept }),
    };
    const written = example === undefined ? undefined : writtenAnswer(contract.document, operation, options);
    // Lists that must not be empty, or no lists at all.
    const unfit = written === undefined || context.match.target.checks.answer(written).length > 0;
    if (example !== undefined && unfit) return undefined;
  }
  return fromExample(context, preference);
}

async function fromScenario(
  context: CallContext,
  { status = 200, body, example, delay = 0 }: ForcedAnswer,
): Promise<Made> {
  const { operation } = context.match.target;
  if (delay > 0) await sleep(delay);
  if (body !== undefined)
    return { answer: toAnswer(reply(status, body), operation, context.request.headers["accept"]), origin: "gateway" };
  if (declaredStatus(operation.responses, status) === undefined)
    return { answer: toAnswer(undeclared(status), operation, undefined), origin: "gateway" };
  return fromExample(context, { code: status, ...(example !== undefined && { example }) });
}

async function fromHandler(
  { request, match, requestId, settings }: CallContext,
  { input, principal }: Asked,
): Promise<Made> {
  const { contract, operation } = match.target;
  // One timestamp for everything a call writes.
  const at = settings.now();
  const call = {
    requestId,
    ip: request.ip,
    userAgent: request.headers["user-agent"] ?? null,
    principal,
    now: () => at,
    headers: request.headers,
  };
  const result = await inSpan("handler", { operation: operation.id }, () => contract.call(call, operation, input));
  return { answer: toAnswer(result, operation, request.headers["accept"]), origin: "handler" };
}

async function fromMemory(context: CallContext, { input, mediaType, preference }: Asked): Promise<Made | undefined> {
  const { request, match, pathname, settings } = context;
  const seed = preference.seed ?? settings.seed;
  const call = {
    served: match.target,
    headers: request.headers,
    pathname,
    input,
    mediaType,
    now: settings.now(),
    seed,
  };
  const result = await settings.mock?.answer(call);
  if (result === undefined) return undefined;
  return { answer: toAnswer(result, match.target.operation, request.headers["accept"]), origin: "generated" };
}

export async function makeAnswer(context: CallContext, asked: Asked): Promise<Made> {
  const { request, match, requestId, settings } = context;
  const { contract, operation } = match.target;
  const forced = settings.mock?.forced(match.target, request.headers);
  if (forced !== undefined) return fromScenario(context, forced);
  const preferred = await fromPreference(context, asked.preference);
  if (preferred !== undefined) return preferred;
  const handled = contract.handles(operation.id);
  try {
    if (handled) return await fromHandler(context, asked);
    return (await fromMemory(context, asked)) ?? (await fromExample(context, asked.preference));
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    // Any operation may find the database unavailable; contracts need not declare it.
    const origin = handled && error.status < 500 ? "handler" : "gateway";
    const seed = settings.strict ? settings.seed : undefined;
    return { answer: await declaredProblem(match.target, error, requestId, seed), origin };
  }
}
