/** The demo contract as served: handlers on in-memory state, one copy per session. */
import document from "#generated/demo/openapi.json" with { type: "json" };
import { operations } from "#generated/demo/operations.ts";
import type { DemoContext } from "#src/contract/context.ts";
import { reply } from "#src/contract/handler.ts";
import type { DemoState } from "#src/handlers/demo/state.ts";
import { sessionName, type DemoSessions } from "./demo-sessions.ts";
import { serveHandlers, type HandlerTable } from "./gateway/serve-handlers.ts";
import type { ServedContract } from "./gateway/types.ts";

interface DemoOptions {
  readonly sessions: DemoSessions<DemoState>;
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
    around: ({ headers, ...request }, _operation, run) =>
      run({ ...request, state: sessions.get(sessionName(headers)), random }),
  });
  return {
    ...contract,
    samples: true,
    state: {
      reset: (client) => void sessions.reset(client),
      merge: (client, patch) => void Object.assign(sessions.get(client), patch),
    },
    handles: (id) => id === "resetDemo" || contract.handles(id),
    async call(request, operation, input) {
      if (operation.id !== "resetDemo") return contract.call(request, operation, input);
      sessions.reset(sessionName(request.headers));
      return reply(204, null);
    },
  };
}
