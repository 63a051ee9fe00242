/** Queries of one operation: the key, options for loaders, prefetch and suspense, the hook, and invalidation by name. */
import {
  type DataTag,
  type QueryClient,
  type QueryFunctionContext,
  useQuery,
  type UseQueryOptions,
  type UseQueryResult,
} from "@tanstack/react-query";
import type { AnyCall, AnyInput, Call, CallArguments, CallError, CallInput, Output, PartialInput } from "./types.ts";

/** Tag, operationId, input: each prefix matches all keys that start with it. */
export type OperationKey<Op> = readonly [tag: string, id: string, input?: CallInput<Op>];

interface KeyOf<Op> {
  /** Without input, or with part of it, the key of everything that matches. */
  (input?: PartialInput<Op>): OperationKey<Op>;
}

interface QueryDeclaration<Op> {
  queryKey: DataTag<OperationKey<Op>, Output<Op>, CallError<Op>>;
  queryFn: (context: QueryFunctionContext) => Promise<Output<Op>>;
}

interface OptionsOf<Op> {
  (...args: CallArguments<Op, []>): QueryDeclaration<Op>;
}

type QueryHookOptions<Op, Data> = Partial<Omit<UseQueryOptions<Output<Op>, CallError<Op>, Data>, "queryFn">>;

interface QueryHook<Op> {
  <Data = Output<Op>>(
    ...args: CallArguments<Op, [options?: QueryHookOptions<Op, Data>, queryClient?: QueryClient]>
  ): UseQueryResult<Data, CallError<Op>>;
}

export function keyOf<Op>(call: Call<Op>): KeyOf<Op> {
  return ((input) => (input === undefined ? call.key : [...call.key, input])) as KeyOf<Op>;
}

/** The query function holds the input itself, so that a custom key never breaks it. */
export function optionsOf<Op>(call: Call<Op>): OptionsOf<Op> {
  const run = call as AnyCall;
  const key = keyOf(call) as (input?: AnyInput) => unknown;
  return ((input?: AnyInput) => ({
    queryKey: key(input),
    queryFn: ({ signal }: QueryFunctionContext) => run(input, { signal }),
  })) as unknown as OptionsOf<Op>;
}

export function queryHook<Op>(options: OptionsOf<Op>): QueryHook<Op> {
  const declare = options as unknown as (input?: AnyInput) => { queryKey: readonly unknown[] };
  return ((input?: AnyInput, own?: object, client?: QueryClient) =>
    useQuery({ ...declare(input), ...own }, client)) as unknown as QueryHook<Op>;
}

type Invalidate<Keys> = {
  readonly [Id in keyof Keys]: Keys[Id] extends KeyOf<infer Op>
    ? (client: QueryClient, input?: PartialInput<Op>) => Promise<void>
    : never;
};

/** `invalidate.listGrades(client, input?)`: invalidates the queries of that operation, or only those with the given input. */
export function invalidators<Keys extends object>(keys: Keys): Invalidate<Keys> {
  const made = Object.entries(keys).map(([id, key]: [string, KeyOf<unknown>]) => [
    id,
    (client: QueryClient, input?: PartialInput<unknown>) => client.invalidateQueries({ queryKey: key(input) }),
  ]);
  return Object.fromEntries(made) as Invalidate<Keys>;
}
