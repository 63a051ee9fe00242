/** One call of a known operation, from credentials to checked response. */
import { setTimeout as sleep } from "node:timers/promises";
import { ProblemError, type ProblemFault } from "#src/contract/problem.ts";
import { makeAnswer, type Asked, type Made } from "./answering.ts";
import type { CallContext } from "./call-context.ts";
import { callFaults, faultError, isDeclaredFault, noBody, readCallBody, type CallBody } from "./call-input.ts";
import type { Answer } from "./checks.ts";
import { preferred } from "./media-types.ts";
import type { ParameterValues } from "./parameters.ts";
import { previewOf, readPreference, type Preference } from "./prefer.ts";
import { declaredProblem, faultsHeader, faultsLine, problemAnswer } from "./problems.ts";
import { demandAbility } from "./security.ts";

interface ReadCall {
  readonly values: ParameterValues;
  readonly body: CallBody;
  readonly asked: Asked;
  readonly noteAnswer: ((answer: Answer) => Promise<void> | undefined) | undefined;
}

/** The body is read only once the caller is known to be allowed. */
async function readCall(
  { request, match, query, settings, noteCaller }: CallContext,
  preference: Preference,
): Promise<ReadCall> {
  const served = match.target;
  const { operation, produces } = served;
  await settings.addressLimit(operation, request.ip);
  const session = served.authenticate(request.headers, query);
  const principal = session === null ? null : await session;
  if (principal) noteCaller?.(principal);
  if (principal?.apiKeyId !== undefined) await settings.keyLimit(principal.apiKeyId);
  demandAbility(operation, principal);
  if (produces.length > 0 && preferred(request.headers["accept"], produces) === undefined) {
    throw new ProblemError("not-acceptable", { detail: `The response can be ${produces.join(" or ")}.` });
  }
  const body = operation.body === undefined ? noBody : await readCallBody(request, served, settings);
  const noteAnswer = await settings.accountLimit(operation, request.ip, principal, body.value);
  const values = served.readParameters({ path: match.path, query, headers: request.headers });
  const input = {
    path: values.path,
    query: values.query,
    headers: values.header,
    cookies: values.cookie,
    body: body.value,
  };
  return { values, body, asked: { principal, input, mediaType: body.mediaType, preference }, noteAnswer };
}

async function refuse({ match, requestId, settings }: CallContext, error: ProblemError): Promise<Made> {
  const answer = isDeclaredFault(match.target, error)
    ? await declaredProblem(match.target, error, requestId, settings.strict ? settings.seed : undefined)
    : problemAnswer(error, requestId);
  return { answer, origin: "gateway" };
}

function withFaults(answer: Answer, faults: readonly ProblemFault[]): Answer {
  return { ...answer, headers: { ...answer.headers, [faultsHeader]: faultsLine(faults) } };
}

/** Handles a response that violates the contract. */
function concludeBreach(
  context: CallContext,
  { answer, origin }: Made,
  faults: readonly ProblemFault[],
  refused: boolean,
): Answer {
  const { match, requestId, settings } = context;
  settings.onAnswerFaults(match.target, faults, requestId);
  if (!refused || origin === "generated") return settings.strict ? withFaults(answer, faults) : answer;
  const written = faults.map((fault) => `${fault.pointer || "body"} ${fault.message ?? fault.code}`).join("; ");
  const detail = `${match.target.operation.id} answered ${answer.status}: ${written}`;
  return problemAnswer(new ProblemError("contract-breach", { detail, errors: [...faults] }), requestId);
}

function preferenceOf({ request, match, settings }: CallContext): Preference {
  if (settings.strict) return readPreference(request.headers["prefer"]);
  return match.target.contract.samples === true ? previewOf(readPreference(request.headers["prefer"])) : {};
}

/** Runs the call; always returns a response. */
export async function runCall(context: CallContext): Promise<Answer> {
  const { match, requestId, settings } = context;
  const served = match.target;
  const preference = preferenceOf(context);
  const checkRequest = preference.validateRequest ?? settings.checkRequest;
  const checkAnswer = preference.validateResponse ?? settings.checkAnswer;
  try {
    const { values, body, asked, noteAnswer } = await readCall(context, preference);
    const wait = preference.wait === undefined ? settings.delay(served.operation.id) : preference.wait * 1000;
    if (wait > 0) await sleep(wait);
    const faults = checkRequest === "off" ? [] : callFaults(served, values, body);
    const refused = faults.length > 0 && checkRequest === "enforce";
    const found = refused ? await refuse(context, faultError(served, faults)) : await makeAnswer(context, asked);
    const made = faults.length > 0 && !refused ? { ...found, answer: withFaults(found.answer, faults) } : found;
    const answerFaults = made.origin === "gateway" || checkAnswer === "off" ? [] : served.checks.answer(made.answer);
    await noteAnswer?.(made.answer);
    return answerFaults.length === 0
      ? made.answer
      : concludeBreach(context, made, answerFaults, checkAnswer === "enforce");
  } catch (error) {
    if (error instanceof ProblemError) return (await refuse(context, error)).answer;
    settings.onError(served, error, requestId);
    const detail =
      settings.strict && error instanceof Error ? { detail: `${served.operation.id}: ${error.message}` } : {};
    return problemAnswer(new ProblemError("internal", detail), requestId);
  }
}
