/** Infinite queries of a paged list, for screens that load more rows instead of changing pages. */
import {
  type DataTag,
  type InfiniteData,
  type QueryClient,
  type QueryFunctionContext,
  useInfiniteQuery,
  type UseInfiniteQueryOptions,
  type UseInfiniteQueryResult,
} from "@tanstack/react-query";
import type { OperationKey } from "./query.ts";
import type { AnyCall, AnyInput, Call, CallArguments, CallError, Output } from "./types.ts";

interface InfiniteDeclaration<Op> {
  queryKey: DataTag<readonly [...OperationKey<Op>, "infinite"], InfiniteData<Output<Op>, number>, CallError<Op>>;
  queryFn: (context: QueryFunctionContext<readonly unknown[], number>) => Promise<Output<Op>>;
  initialPageParam: number;
  getNextPageParam: (last: Output<Op>, pages: Output<Op>[], page: number) => number | undefined;
  getPreviousPageParam: (first: Output<Op>, pages: Output<Op>[], page: number) => number | undefined;
}

interface InfiniteOptionsOf<Op> {
  (...args: CallArguments<Op, []>): InfiniteDeclaration<Op>;
}

type InfiniteHookOptions<Op, Data> = Partial<
  Omit<UseInfiniteQueryOptions<Output<Op>, CallError<Op>, Data, readonly unknown[], number>, "queryFn">
>;

interface InfiniteHook<Op> {
  <Data = InfiniteData<Output<Op>, number>>(
    ...args: CallArguments<Op, [options?: InfiniteHookOptions<Op, Data>, queryClient?: QueryClient]>
  ): UseInfiniteQueryResult<Data, CallError<Op>>;
}

type Page = Record<string, unknown> | null;

/** `page`, which counts from 1, and the size are query parameters; `rows` and `total` are properties of the answer. */
export function infiniteOptionsOf<Op>(call: Call<Op>, rows: string, pageSize = "pageSize"): InfiniteOptionsOf<Op> {
  const run = call as AnyCall;
  const count = (answer: Page) => (answer?.[rows] as unknown[] | undefined)?.length ?? 0;
  return ((input: AnyInput = {}) => {
    const first = Number(input.query?.["page"] ?? 1);
    return {
      queryKey: [...call.key, input, "infinite"],
      queryFn: ({ signal, pageParam }: QueryFunctionContext<readonly unknown[], number>) =>
        run({ ...input, query: { ...input.query, page: pageParam } }, { signal }),
      initialPageParam: first,
      getNextPageParam: (last: Page, pages: Page[], current: number) => {
        // Pages before the first loaded one are assumed as long as requested, or as the fullest page seen.
        const size = Number(input.query?.[pageSize] ?? last?.[pageSize] ?? Math.max(...pages.map(count)));
        const seen = (current - pages.length) * size + pages.reduce((sum, one) => sum + count(one), 0);
        return count(last) > 0 && seen < Number(last?.["total"]) ? current + 1 : undefined;
      },
      getPreviousPageParam: (_: Page, __: Page[], current: number) => (current > 1 ? current - 1 : undefined),
    };
  }) as unknown as InfiniteOptionsOf<Op>;
}

export function infiniteHook<Op>(options: InfiniteOptionsOf<Op>): InfiniteHook<Op> {
  const declare = options as unknown as (input?: AnyInput) => Parameters<typeof useInfiniteQuery>[0];
  return ((input?: AnyInput, own?: object, client?: QueryClient) =>
    useInfiniteQuery({ ...declare(input), ...own }, client)) as unknown as InfiniteHook<Op>;
}
