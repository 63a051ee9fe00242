/** GET /metrics, for a collector that knows the token. */
import { createHash, timingSafeEqual } from "node:crypto";
import type { GatewayRequest, GatewayResponse } from "../gateway/types.ts";
import type { Metrics } from "./metrics.ts";

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

export function metricsPage(
  metrics: Metrics,
  token: string,
): (request: GatewayRequest, pathname: string) => Promise<GatewayResponse> | undefined {
  const wanted = digest(`Bearer ${token}`);
  return (request, pathname) => {
    if (pathname !== "/metrics" || request.method !== "GET") return undefined;
    if (!timingSafeEqual(digest(request.headers["authorization"] ?? ""), wanted))
      return Promise.resolve({ status: 401, headers: { "www-authenticate": "Bearer" }, body: null });
    return metrics.text().then((body) => ({ status: 200, headers: { "content-type": metrics.contentType }, body }));
  };
}
