/** `Prefer` on samples: empty lists, failures and delays for developers, in production too. */
import { expect, it } from "vitest";
import document from "#generated/demo/openapi.json" with { type: "json" };
import { operations } from "#generated/demo/operations.ts";
import { demoHandlers } from "#src/handlers/demo/handlers.ts";
import { createDemoState } from "#src/handlers/demo/state.ts";
import { demoContract } from "#src/server/demo-contract.ts";
import { createDemoSessions } from "#src/server/demo-sessions.ts";
import { createGateway } from "#src/server/gateway/gateway.ts";
import { previewOf } from "#src/server/gateway/prefer.ts";
import { exampleOf } from "#src/server/gateway/examples.ts";
import { testGateway } from "../support/gateway.ts";

const gateway = createGateway({
  contracts: [
    demoContract({ sessions: createDemoSessions(() => createDemoState(new Date())), handlers: demoHandlers }),
  ],
  mode: "production",
});
const { call } = testGateway(gateway);
const prefer = (value: string, path: string) =>
  call<Record<string, unknown>>("GET", path, { headers: { Prefer: value } });

const reads = operations.filter(({ method, tag }) => method === "get" && tag !== "auth");
const sample = (name: string): string =>
  ({ id: "1", slug: "pulse-watch-5-1", category: "leave", dir: "next", emailId: "20", parts: "cart" })[name] ?? "1";
const addressOf = (operation: (typeof operations)[number]): string => {
  const query = operation.parameters.filter((one) => one.in === "query" && one.required);
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => sample(name));
  return `${path}?${query.map(({ name }) => `${name}=${sample(name)}`).join("&")}`;
};

/** Records whose lists have at least one entry. */
const mustHaveEntries = ["getInvoiceDetails"];

it.each(reads.map((operation) => [operation.id, operation] as const))(
  "%s has an empty response",
  async (_, operation) => {
    const example = exampleOf(document, operation, 200, "application/json", "empty");
    if (example === undefined) return;
    const answer = await prefer("example=empty", addressOf(operation));
    // Answered by its handler, which knows no such record.
    if (mustHaveEntries.includes(operation.id)) return expect(answer.status).toBe(404);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual(example);
    expect(JSON.stringify(answer.body)).not.toMatch(/\[[^\]]/);
  },
);

it("empties every list of records", async () => {
  expect((await prefer("example=empty", "/api/users/list/data")).body).toMatchObject({ users: [], total: 0 });
  expect((await prefer("example=empty", "/apps/todo/tasks")).body).toEqual([]);
});

it("answers a record without lists as usual", async () => {
  expect((await prefer("example=empty", "/api/users/user?id=3")).body).toMatchObject({ user: { id: 3 } });
  expect((await prefer("example=none", "/api/users/user?id=3")).body).toMatchObject({ user: { id: 3 } });
});

it("fails with declared and undeclared statuses", async () => {
  for (const status of [404, 422, 429, 500, 503])
    expect((await prefer(`code=${status}`, "/apps/email/get-email?id=1")).status).toBe(status);
  expect((await prefer("code=204", "/apps/todo/tasks")).status).toBe(200);
});

it("keeps the checks of requests, and waits no longer than ten seconds", async () => {
  const headers = { Prefer: "validate-request=off" };
  expect((await call("POST", "/apps/todo/add-tasks", { headers, body: {} })).status).toBe(422);
  expect(previewOf({ wait: 60, dynamic: true, validateRequest: "off" })).toEqual({ wait: 10 });
});
