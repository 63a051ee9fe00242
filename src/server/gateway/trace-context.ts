/** W3C trace context: which trace a request belongs to, and the ids that its response and log lines name. */
import { randomBytes } from "node:crypto";
import {
  context,
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
} from "@opentelemetry/api";

const traceparent = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(?:-.*)?$/;

export interface Traced {
  readonly traceId: string;
  /** For the header `traceresponse`. */
  readonly response: string;
  readonly span: Span;
}

/** Without an exporter the span records nothing, but the ids are still those of the caller's trace. */
export function startTrace(method: string, header: string | undefined): Traced {
  const [, traceId, spanId, flags = "00"] = traceparent.exec(header ?? "") ?? [];
  const caller =
    traceId === undefined || spanId === undefined
      ? ROOT_CONTEXT
      : trace.setSpanContext(ROOT_CONTEXT, {
          traceId,
          spanId,
          traceFlags: Number.parseInt(flags, 16) & TraceFlags.SAMPLED,
          isRemote: true,
        });
  const span = trace
    .getTracer("hrms")
    .startSpan(method, { kind: SpanKind.SERVER, attributes: { "http.request.method": method } }, caller);
  const own = span.spanContext();
  const isOwn = isSpanContextValid(own) && own.spanId !== spanId;
  const ids = {
    traceId: isOwn ? own.traceId : (traceId ?? randomBytes(16).toString("hex")),
    spanId: isOwn ? own.spanId : randomBytes(8).toString("hex"),
  };
  const sampled = span.isRecording() ? "01" : "00";
  return { traceId: ids.traceId, response: `00-${ids.traceId}-${ids.spanId}-${sampled}`, span };
}

export function endTrace(
  { span }: Traced,
  operation: string | undefined,
  tenantId: string | null | undefined,
  status: number,
): void {
  if (span.isRecording()) {
    if (operation !== undefined) span.updateName(operation);
    span.setAttribute("http.response.status_code", status);
    if (tenantId) span.setAttribute("hrms.tenant", tenantId);
    if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  }
  span.end();
}

/** Runs the work with the span as the parent of those it starts. */
export const within = <Result>(span: Span, work: () => Result): Result =>
  context.with(trace.setSpan(context.active(), span), work);

/** A step of its own within the current trace. Errors are named by their kind: a message may contain personal data. */
export function inSpan<Result>(
  name: string,
  attributes: Readonly<Record<string, string>>,
  work: () => Promise<Result>,
): Promise<Result> {
  return trace.getTracer("hrms").startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : "error" });
      throw error;
    } finally {
      span.end();
    }
  });
}
