/** A span for each statement of a connection. Statement texts contain no values, and errors are named by their code only. */
import { type Span, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import type { PoolClient } from "pg";
import { errorCode } from "./violations.ts";

type Query = (...parameters: unknown[]) => unknown;
type Callback = (error: unknown, result: unknown) => void;

const verb = /^\s*([a-z]+)/i;

function textOf(query: unknown): string {
  if (typeof query === "string") return query;
  return String((query as { text?: unknown } | null)?.text ?? "");
}

function end(span: Span, error?: unknown): void {
  if (error) span.setStatus({ code: SpanStatusCode.ERROR, message: errorCode(error) ?? "no answer" });
  span.end();
}

export function traceQueries(client: PoolClient): void {
  const target = client as unknown as { query: Query };
  const query = target.query.bind(client);
  target.query = (...parameters) => {
    const text = textOf(parameters[0]);
    const name = verb.exec(text)?.[1]?.toLowerCase() ?? "query";
    const span = trace.getTracer("hrms").startSpan(name, {
      kind: SpanKind.CLIENT,
      attributes: { "db.system.name": "postgresql", "db.operation.name": name, "db.query.text": text },
    });
    const callback = parameters.at(-1);
    if (typeof callback === "function") {
      const then: Callback = (error, result) => {
        end(span, error);
        (callback as Callback)(error, result);
      };
      return query(...parameters.slice(0, -1), then);
    }
    const outcome = query(...parameters);
    if (outcome instanceof Promise)
      outcome.then(
        () => end(span),
        (error: unknown) => end(span, error),
      );
    else span.end();
    return outcome;
  };
}
