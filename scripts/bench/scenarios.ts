/** The measured calls, with the typed input of their handler for peers that do not coerce. */
import type { DemoContext } from "#src/contract/context.ts";
import { Reply } from "#src/contract/handler.ts";
import { demoHandlers } from "#src/handlers/demo/handlers.ts";
import { createDemoState, type DemoState } from "#src/handlers/demo/state.ts";

export interface Scenario {
  name: string;
  operationId: "getInvoice" | "listEmployeeRows" | "updateTask";
  method: "GET" | "POST";
  /** As in the contract. */
  template: string;
  url: string;
  body?: string;
}

export const scenarios: readonly Scenario[] = [
  {
    name: "small GET",
    operationId: "getInvoice",
    method: "GET",
    template: "/api/invoice/invoices/{id}",
    url: "/api/invoice/invoices/5036",
  },
  {
    name: "GET of 100 rows",
    operationId: "listEmployeeRows",
    method: "GET",
    template: "/api/datatables/initial-data",
    url: "/api/datatables/initial-data",
  },
  {
    name: "validated POST",
    operationId: "updateTask",
    method: "POST",
    template: "/apps/todo/update-task",
    url: "/apps/todo/update-task",
    body: JSON.stringify({ task: { id: 18, isCompleted: true } }),
  },
];

const context: DemoContext<DemoState> = {
  requestId: "bench",
  ip: "127.0.0.1",
  userAgent: null,
  principal: null,
  now: () => new Date(),
  random: Math.random,
  state: createDemoState(new Date()),
};

/** Calls the product's own handler, for the peers. */
export async function callHandler(
  operationId: Scenario["operationId"],
  body: unknown,
): Promise<{ status: number; body: unknown }> {
  const handler = demoHandlers[operationId] as (input: unknown, ctx: typeof context) => unknown;
  const result = await handler({ path: { id: 5036 }, query: {}, headers: {}, cookies: undefined, body }, context);
  return result instanceof Reply ? { status: result.status, body: result.body } : { status: 200, body: result };
}
