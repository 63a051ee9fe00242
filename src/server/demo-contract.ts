/** The demo contract as served: handlers on state without records, one copy per session. */
import document from "#generated/demo/openapi.json" with { type: "json" };
import { operations } from "#generated/demo/operations.ts";
import type { DemoContext } from "#src/contract/context.ts";
import { reply } from "#src/contract/handler.ts";
import type { DemoState } from "#src/handlers/demo/state.ts";
import { isReadOnly, type Operation } from "#src/contract/operation.ts";
import { sessionName, type DemoStates } from "./demo-sessions.ts";
import { serveHandlers, type HandlerTable } from "./gateway/serve-handlers.ts";
import type { ServedContract } from "./gateway/types.ts";

/** Reading a chat marks it as read, and the first look at a cart, alone or among other parts, may fill it. */
const changesByReading: ReadonlySet<string> = new Set(["getChat", "listCart", "getDemoParts"]);

export const mayChangeDemo = (operation: Operation): boolean =>
  !isReadOnly(operation) || changesByReading.has(operation.id);

interface DemoOptions {
  readonly sessions: DemoStates<DemoState>;
  readonly handlers: HandlerTable<DemoContext<DemoState>>;
  /** Random source: seeded in tests. */
  readonly random?: () => number;
  /** Calls in both contracts are answered by the HR contract; without it they are missing. */
  readonly withAuth?: boolean;
}

export function demoContract({
  sessions,
  handlers,
  random = Math.random,
  withAuth = false,
}: DemoOptions): ServedContract {
  const contract = serveHandlers<DemoContext<DemoState>>({
    name: "demo",
    document,
    operations: withAuth ? operations : operations.filter((operation) => operation.tag !== "auth"),
    handlers,
    around: async ({ headers, ...request }, operation, run) =>
      sessions.use(sessionName(headers), mayChangeDemo(operation), (state) => run({ ...request, state, random })),
  });
  return {
    ...contract,
    samples: true,
    state: {
      reset: (client) => void sessions.reset(client),
      merge: (client, patch) => void sessions.use(client, true, (state) => void Object.assign(state, patch)),
    },
    handles: (id) => id === "resetDemo" || contract.handles(id),
    async call(request, operation, input) {
      if (operation.id !== "resetDemo") return contract.call(request, operation, input);
      await sessions.reset(sessionName(request.headers));
      return reply(204, null);
    },
  };
}
