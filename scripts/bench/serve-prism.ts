/** Prism's own server, as it comes, with the same contract and handlers: requests and answers checked. */
import { getHttpOperationsFromSpec } from "@stoplight/prism-http";
import * as Either from "fp-ts/lib/Either.js";
import { root } from "../lib/run.ts";
import { callHandler, type Scenario } from "./scenarios.ts";

interface PrismServer {
  listen(port: number, host: string): Promise<string>;
}

interface MockCall {
  resource: { iid: Scenario["operationId"] };
  input: { data: { body: unknown } };
}

// The part of prism-cli that serves; typed here because its own types speak of its own copies.
const peer = "@stoplight/prism-http-server";
const { createServer } = (await import(peer)) as { createServer(operations: unknown, options: unknown): PrismServer };

const silent = () => undefined;
const logger = { info: silent, warn: silent, error: silent, debug: silent, success: silent, child: () => logger };
const mock =
  ({ resource, input }: MockCall) =>
  () =>
    callHandler(resource.iid, input.data.body).then(
      ({ status, body }) => Either.right({ statusCode: status, headers: { "Content-Type": "application/json" }, body }),
      Either.left,
    );

const operations = await getHttpOperationsFromSpec(`${root}/generated/demo/openapi.json`);
const server = createServer(operations, {
  cors: false,
  config: {
    isProxy: false,
    mock: { dynamic: false },
    checkSecurity: true,
    validateRequest: true,
    validateResponse: true,
    errors: true,
  },
  components: { logger, mock },
});
console.log(await server.listen(0, "127.0.0.1"));
