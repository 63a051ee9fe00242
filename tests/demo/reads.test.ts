/** Calls that read: none changes the state, which servers save only after calls that may, and each list has an end. */
import { describe, expect, it } from "vitest";
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

function openSamples() {
  const sessions = createDemoSessions<DemoState>(() => createDemoState(new Date("2026-07-01T04:00:00Z")));
  const contract = demoContract({ sessions, handlers: demoHandlers, random: seededRandom() });
  return { sessions, ...testGateway(createGateway({ contracts: [contract], mode: "strict" })) };
}

describe("a page beyond the end is empty, with the total of all pages", () => {
  const paged = operations.filter(({ parameters }) => parameters.some(({ name }) => name === "page"));

  it("of each list that has pages", () => {
    const ids = ["searchEmployeeRows", "listUsers", "listInvoices", "listProducts", "listBlogs"];
    expect(paged.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  });

  it.each(paged)("$id", async ({ path, paging }) => {
    const { call } = openSamples();
    const items = paging?.items ?? "products";
    const read = async (page: number) =>
      (await call<Record<string, unknown>>("GET", path, { query: { page: String(page) } })).body;
    const first = await read(1);
    expect(first["total"]).toBeGreaterThan(0);
    expect(first[items]).not.toEqual([]);
    expect(await read(1000)).toMatchObject({ [items]: [], total: first["total"] });
  });
});

it("no call that reads changes the state", async () => {
  const { sessions, call } = openSamples();
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
