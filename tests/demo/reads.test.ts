/** Servers that share a database save the demo state only after calls that may change it. */
import { expect, it } from "vitest";
import { operations } from "#generated/demo/operations.ts";
import document from "#generated/demo/openapi.json" with { type: "json" };
import { demoHandlers } from "#src/handlers/demo/handlers.ts";
import { createDemoState, type DemoState } from "#src/handlers/demo/state.ts";
import { demoContract, mayChangeDemo } from "#src/server/demo-contract.ts";
import { createDemoSessions } from "#src/server/demo-sessions.ts";
import { createGateway } from "#src/server/gateway/gateway.ts";
import { seededRandom, testGateway } from "../support/gateway.ts";

interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly example?: unknown;
  readonly schema?: { readonly example?: unknown; readonly enum?: readonly unknown[] };
}

const resolve = (parameter: Parameter): Parameter =>
  (parameter.$ref
    ?.split("/")
    .slice(1)
    .reduce<unknown>((node, step) => (node as Record<string, unknown>)[step], document) as Parameter | undefined) ??
  parameter;

function addressOf({ path, method }: { path: string; method: string }): string {
  const item = (document.paths as unknown as Record<string, Record<string, { parameters?: Parameter[] }>>)[path] ?? {};
  const all = [...((item["parameters"] as Parameter[] | undefined) ?? []), ...(item[method]?.parameters ?? [])].map(
    resolve,
  );
  const valueOf = ({ example, schema }: Parameter) => String(example ?? schema?.example ?? schema?.enum?.[0] ?? 1);
  const filled = path.replace(/\{(\w+)\}/g, (_match, name: string) => {
    const parameter = all.find((one) => one.name === name);
    return encodeURIComponent(parameter ? valueOf(parameter) : "1");
  });
  const query = all.filter((one) => one.in === "query" && one.required);
  return `${filled}?${new URLSearchParams(query.map((one) => [one.name, valueOf(one)]))}`;
}

it("no call that reads changes the state", async () => {
  const sessions = createDemoSessions<DemoState>(() => createDemoState(new Date("2026-07-01T04:00:00Z")));
  const contract = demoContract({ sessions, handlers: demoHandlers, random: seededRandom() });
  const { call } = testGateway(createGateway({ contracts: [contract], mode: "strict" }));
  let before = JSON.stringify(sessions.get(""));
  const changing: string[] = [];
  let answered = 0;
  for (const operation of operations.filter(
    (one) => !mayChangeDemo(one) && demoHandlers[one.id as keyof typeof demoHandlers],
  )) {
    const { status } = await call(operation.method.toUpperCase(), addressOf(operation));
    if (status === 200) answered += 1;
    const after = JSON.stringify(sessions.get(""));
    if (after !== before) changing.push(operation.id);
    before = after;
  }
  expect(answered).toBeGreaterThan(20);
  expect(changing).toEqual([]);
});
