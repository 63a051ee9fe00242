/** One call that answers several queries: each keeps its own key, and asks by itself from the second time on. */
import type { QueryClient, QueryFunctionContext, QueryKey } from "@tanstack/react-query";

interface Query {
  readonly queryKey: QueryKey;
  readonly queryFn: (context: QueryFunctionContext) => Promise<unknown>;
}

/** Takes part in the call unless it has recent data; `partOf` finds its answer. */
export type TakePart<Answer> = (query: Query, partOf: (answer: Answer) => unknown) => void;

/**
 * The first query that needs data starts the call, whose failure is that of all. A part that the answer lacks leaves its query
 * without data: who shows it asks for it, and learns why it is missing.
 */
export function askTogether<Answer>(client: QueryClient, ask: () => Promise<Answer>): TakePart<Answer> {
  let answer: Promise<Answer> | undefined;
  return (query, partOf) => {
    let first = true;
    void client.prefetchQuery({
      ...query,
      queryFn: async (context: QueryFunctionContext) => {
        if (!first) return query.queryFn(context);
        first = false;
        answer ??= ask();
        const part = partOf(await answer);
        if (part === undefined) throw new Error("The answer lacks this part.");
        return part;
      },
    });
  };
}
