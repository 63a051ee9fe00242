/** The HR contract as served: handlers on the database, one transaction per call. */
import document from "#generated/hrms/openapi.json" with { type: "json" };
import { operations } from "#generated/hrms/operations.ts";
import { hrmsAround } from "#src/handlers/hrms/around.ts";
import type { HrmsSettings, SteppedContext } from "#src/handlers/hrms/context.ts";
import { hrmsHandlers } from "#src/handlers/hrms/handlers.ts";
import { createKeyResolver, isApiKey } from "#src/handlers/hrms/integrations/shared/key-session.ts";
import { createSessionResolver } from "#src/handlers/hrms/account/shared/tokens.ts";
import type { Store } from "#src/store/database/open-store.ts";
import { unavailableProblem } from "#src/store/database/unavailable.ts";
import { serveHandlers } from "./gateway/serve-handlers.ts";
import type { ResolveSession, ServedContract } from "./gateway/types.ts";

interface HrmsServed {
  readonly contract: ServedContract;
  readonly session: ResolveSession;
}

export function hrmsContract(store: Store, settings: HrmsSettings, now: () => Date = () => new Date()): HrmsServed {
  const [people, programs] = [createSessionResolver(store, settings, now), createKeyResolver(store, now)];
  return {
    contract: serveHandlers<SteppedContext>({
      name: "hrms",
      document,
      operations,
      handlers: hrmsHandlers,
      around: hrmsAround(store, settings),
    }),
    session: async (token) => {
      try {
        return await (isApiKey(token) ? programs(token) : people(token));
      } catch (error) {
        throw unavailableProblem(error) ?? error;
      }
    },
  };
}
