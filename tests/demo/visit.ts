/** A demo session with its own samples and a fixed clock. */
import { afterAll, beforeAll } from "vitest";
import { type CallAnswer, type CallOptions, openDemoGateway, type TestGateway } from "../support/gateway.ts";

export const today = new Date("2026-11-20T04:30:00.000Z");

export type Visit = <Body = unknown>(method: string, path: string, options?: CallOptions) => Promise<CallAnswer<Body>>;

/** Opens the gateway for the file; each call of the result is a new visitor. */
export function visitors(): () => Visit {
  let gateway: TestGateway;
  let count = 0;
  beforeAll(async () => {
    gateway = await openDemoGateway({ now: () => today });
  });
  afterAll(() => gateway.close());
  return () => {
    const session = `visitor-${++count}`;
    return (method, path, options = {}) =>
      gateway.call(method, path, { ...options, headers: { "X-Demo-Session": session, ...options.headers } });
  };
}
