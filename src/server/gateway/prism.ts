/** The only file that knows Prism: its mocker answers operations without a handler. */
import type {
  IHttpConfig,
  IHttpOperationConfig,
  IHttpRequest,
  IHttpResponse,
  PrismHttpComponents,
} from "@stoplight/prism-http";
import * as E from "fp-ts/lib/Either.js";
import { isRecord, type Json } from "#src/contract/document.ts";
import type { Operation } from "#src/contract/operation.ts";
import { ProblemError, type ProblemType } from "#src/contract/problem.ts";
import type { Answer } from "./checks.ts";
import { mockDocument } from "./mock-document.ts";

const nothing = () => undefined;
// Prism's types require a logger.
const silent: any = {
  info: nothing,
  warn: nothing,
  error: nothing,
  debug: nothing,
  trace: nothing,
  success: nothing,
  child: () => silent,
};

export interface MockOptions {
  readonly code?: number;
  readonly example?: string;
  readonly dynamic?: boolean;
  readonly ignoreExamples?: boolean;
  readonly seed: string;
  readonly accept?: string;
}

type Mocker = PrismHttpComponents["mock"];
type Resource = Parameters<Mocker>[0]["resource"];
let loaded: Promise<{ mock: Mocker; read: (document: object) => Promise<Resource[]> }> | undefined;

/** Prism's mocker loads faker, 100 MB and a third of a second, so it is loaded with the first example. */
function loadMocker() {
  loaded ??= Promise.all([import("@stoplight/prism-http"), import("@stoplight/prism-http/dist/mocker/index.js")]).then(
    ([prism, mocker]: any[]) => ({
      mock: mocker.default.default ?? mocker.default,
      read: prism.getHttpOperationsFromSpec,
    }),
  );
  return loaded;
}

/** A key called `$ref` inside an example is data; Prism's parser would try to follow it. */
const refInData = "\u0000ref";

function renamed(value: unknown, from: string, to: string): unknown {
  if (Array.isArray(value)) return value.map((one) => renamed(one, from, to));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key === from ? to : key, renamed(one, from, to)]),
  );
}

const problemByStatus: Record<number, ProblemType> = { 404: "not-found", 406: "not-acceptable" };

export type Mock = (options: MockOptions) => Promise<Answer>;

/** Responses of one operation from its examples, generated if there are none; read from the document on first use. */
export function createMock(document: Json, operation: Operation): Mock {
  let resource: Promise<Resource> | undefined;
  const readResource = async (): Promise<Resource> => {
    const { read } = await loadMocker();
    const [found] = await read(mockDocument(document, operation, (example) => renamed(example, "$ref", refInData)));
    if (found === undefined) throw new Error(`${operation.id} is not in the document`);
    return found;
  };
  return async ({ code, example, dynamic = false, ignoreExamples = false, seed, accept }) => {
    const { mock } = await loadMocker();
    const wanted: IHttpOperationConfig = {
      dynamic,
      ignoreExamples,
      seed,
      ...(code !== undefined && { code }),
      ...(example !== undefined && { exampleKey: example }),
      ...(accept !== undefined && { mediaTypes: accept.split(",").map((one) => one.trim()) }),
    };
    const data = { method: operation.method, url: { path: operation.path }, headers: {} } as unknown as IHttpRequest;
    const outcome = mock({
      resource: await (resource ??= readResource()),
      input: { data, validations: [] },
      config: wanted as IHttpConfig["mock"] as any,
    })(silent);
    const result = outcome as E.Either<Error & { status?: number; detail?: string }, IHttpResponse>;
    if (E.isLeft(result)) {
      const { status = 500, message, detail } = result.left;
      throw new ProblemError(problemByStatus[status] ?? "internal", { detail: detail ?? message });
    }
    return toAnswer(result.right);
  };
}

function toAnswer({ statusCode, headers, body }: IHttpResponse): Answer {
  const found: Record<string, string> = {};
  let mediaType: string | undefined;
  for (const [name, value] of Object.entries(headers ?? {})) {
    if (name.toLowerCase() === "content-type") mediaType = String(value);
    else if (value !== null && value !== undefined) found[name.toLowerCase()] = String(value);
  }
  const empty = body === undefined;
  return {
    status: statusCode,
    headers: found,
    mediaType: empty ? undefined : (mediaType ?? "application/json"),
    body: empty ? null : renamed(body, refInData, "$ref"),
  };
}
