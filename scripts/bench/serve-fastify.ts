/** Fastify the usual way: requests checked by ajv, answers written by serialisers made from their schemas. */
import { declaredCases, type JsonObject, resolve } from "../../tests/contract/documents.ts";
import { toDraft07 } from "../../tests/contract/draft-07.ts";
import { importPeer } from "./peer.ts";
import { callHandler, scenarios } from "./scenarios.ts";

interface Reply {
  code(status: number): Reply;
  send(body: unknown): unknown;
}

interface Fastify {
  route(route: {
    method: string;
    url: string;
    schema: JsonObject;
    handler(request: { body: unknown }, reply: Reply): Promise<unknown>;
  }): void;
  listen(options: { port: number; host: string }): Promise<string>;
}

const { default: fastify } = await importPeer<{ default(options: JsonObject): Fastify }>("fastify");

const app = fastify({ logger: false, ajv: { customOptions: { strict: false } } });
const declared = declaredCases("demo");

for (const { operationId, method, template } of scenarios) {
  const answers = declared.filter(({ operation }) => operation.operationId === operationId);
  const [{ document, operation, parameters }] = answers as [(typeof answers)[number]];
  const schemaOf = (content: unknown): JsonObject =>
    toDraft07(document, (content as Record<string, { schema: JsonObject }>)["application/json"]?.schema ?? {});
  const parts = (place: string): JsonObject => ({
    type: "object",
    properties: Object.fromEntries(
      parameters
        .filter((one) => one.in === place)
        .map((one) => [one.name, resolve<JsonObject>(document, one.schema ?? {})]),
    ),
  });
  const success = answers.filter(({ status }) => status < 300);
  app.route({
    method,
    url: template.replaceAll(/\{(.+?)\}/g, ":$1"),
    schema: {
      params: parts("path"),
      querystring: parts("query"),
      ...(operation.requestBody && { body: schemaOf(operation.requestBody.content) }),
      response: Object.fromEntries(
        success.map(({ status, response }) => [String(status), schemaOf(response["content"])]),
      ),
    },
    async handler(request, reply) {
      const { status, body } = await callHandler(operationId, request.body);
      return reply.code(status).send(body);
    },
  });
}
console.log(await app.listen({ port: 0, host: "127.0.0.1" }));
