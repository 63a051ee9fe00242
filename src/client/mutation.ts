/**
 * Mutations of one operation: they invalidate the lists the contract names, in addition to the caller's onSuccess. Two fast
 * clicks send one request.
 */
import {
  type MutateOptions,
  type MutationFunctionContext,
  type QueryClient,
  replaceEqualDeep,
  useMutation,
  type UseMutationOptions,
  type UseMutationResult,
} from "@tanstack/react-query";
import { useCallback, useRef } from "react";
import type { AnyCall, AnyInput, Call, CallError, CallInput, Output } from "./types.ts";

/** An operation without required input also accepts undefined variables. */
type Variables<Op> = {} extends CallInput<Op> ? CallInput<Op> | void : CallInput<Op>;

type MutationHookOptions<Op, Context = unknown> = Omit<
  UseMutationOptions<Output<Op>, CallError<Op>, Variables<Op>, Context>,
  "mutationFn"
>;

interface MutationDeclaration<Op, Context = unknown> extends MutationHookOptions<Op, Context> {
  mutationKey: readonly unknown[];
  mutationFn: (variables: Variables<Op>) => Promise<Output<Op>>;
}

interface MutationOf<Op> {
  <Context = unknown>(options?: MutationHookOptions<Op, Context>): MutationDeclaration<Op, Context>;
}

interface MutationHook<Op> {
  <Context = unknown>(
    options?: MutationHookOptions<Op, Context>,
    queryClient?: QueryClient,
  ): UseMutationResult<Output<Op>, CallError<Op>, Variables<Op>, Context>;
}

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: {
      /** Tags whose changes make the query stale, besides its own. */
      staleWith?: readonly string[];
    };
  }
}

/** `stale`: tags whose queries the operation invalidates, by default its own, in one call. */
export function mutationOf<Op>(call: Call<Op>, stale: readonly string[] = [call.key[0]]): MutationOf<Op> {
  const run = call as AnyCall;
  return ((own?: MutationHookOptions<unknown>) => ({
    mutationKey: call.key,
    ...own,
    mutationFn: (variables: AnyInput | undefined) => run(variables),
    onSuccess: (data: never, variables: never, result: unknown, context: MutationFunctionContext) => {
      // Not awaited: the change is saved, and its list may load while the form closes.
      if (stale.length)
        void context.client.invalidateQueries({
          predicate: ({ queryKey, meta }) =>
            stale.some((tag) => tag === queryKey[0] || meta?.staleWith?.includes(tag) === true),
        });
      return own?.onSuccess?.(data, variables, result, context);
    },
  })) as unknown as MutationOf<Op>;
}

interface Write {
  readonly variables: unknown;
  readonly answer: Promise<unknown>;
}

type AnyResult = UseMutationResult<unknown, Error, unknown>;
type AnyOptions = MutateOptions<unknown, Error, unknown>;

/** While a write is on its way, the same one again gets its answer, and callbacks of the second call are not run. */
function useOneAtATime(result: AnyResult): AnyResult {
  const { mutateAsync: send } = result;
  const latest = useRef<Write>(null);
  const mutateAsync = useCallback(
    (variables: unknown, options?: AnyOptions) => {
      if (latest.current && replaceEqualDeep(latest.current.variables, variables) === latest.current.variables)
        return latest.current.answer;
      const write: Write = { variables, answer: send(variables, options) };
      latest.current = write;
      const forget = (): void => {
        if (latest.current === write) latest.current = null;
      };
      write.answer.then(forget, forget);
      return write.answer;
    },
    [send],
  );
  const mutate = useCallback(
    (variables: unknown, options?: AnyOptions) => void mutateAsync(variables, options).catch(() => undefined),
    [mutateAsync],
  );
  return { ...result, mutateAsync, mutate } as AnyResult;
}

export function mutationHook<Op>(mutation: MutationOf<Op>): MutationHook<Op> {
  return ((own?: object, client?: QueryClient) =>
    useOneAtATime(
      useMutation(mutation(own) as unknown as UseMutationOptions<unknown, Error, unknown>, client),
    )) as unknown as MutationHook<Op>;
}
