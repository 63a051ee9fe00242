/** Sends the spans of this process to a collector that speaks OTLP over HTTP; loaded only if one is set. */
import type { TracingSettings } from "../settings.ts";

export interface Tracing {
  /** Sends what is waiting. */
  readonly close: () => Promise<void>;
}

export async function startTracing({ url, share }: TracingSettings, version: string): Promise<Tracing> {
  const [{ context, trace }, { AsyncLocalStorageContextManager }, sdk, { OTLPTraceExporter }, resources] =
    await Promise.all([
      import("@opentelemetry/api"),
      import("@opentelemetry/context-async-hooks"),
      import("@opentelemetry/sdk-trace"),
      import("@opentelemetry/exporter-trace-otlp-http"),
      import("@opentelemetry/resources"),
    ]);
  // A caller may not choose that its calls are recorded.
  const byShare = new sdk.TraceIdRatioBasedSampler(share);
  const provider = new sdk.TracerProvider({
    resource: resources.resourceFromAttributes({ "service.name": "hrms", "service.version": version }),
    sampler: new sdk.ParentBasedSampler({
      root: byShare,
      remoteParentSampled: byShare,
      remoteParentNotSampled: byShare,
    }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${url}/v1/traces` }) })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(provider);
  return {
    async close() {
      trace.disable();
      context.disable();
      await provider.shutdown().catch(() => undefined);
    },
  };
}
