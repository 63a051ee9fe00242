/** Combines a contract with its typed handlers. */
import type { Operation } from "#src/contract/operation.ts";
import type { Around, ServedContract } from "./types.ts";

/** Handlers by operationId; the contract types their input where they are defined. */
export type HandlerTable<Ctx> = Readonly<Record<string, ((input: never, ctx: Ctx) => unknown) | undefined>>;

interface HandledContract<Ctx> {
  readonly name: string;
  readonly document: Readonly<Record<string, unknown>>;
  readonly operations: readonly Operation[];
  readonly handlers: HandlerTable<Ctx>;
  readonly around: Around<Ctx>;
}

export function serveHandlers<Ctx>({
  name,
  document,
  operations,
  handlers,
  around,
}: HandledContract<Ctx>): ServedContract {
  const own = new Map(Object.entries(handlers));
  const known = new Set(operations.map((operation) => operation.id));
  for (const id of own.keys())
    if (!known.has(id)) throw new Error(`The handler ${id} has no operation in the contract ${name}.`);
  return {
    name,
    document,
    operations,
    handles: (id) => own.get(id) !== undefined,
    call: (request, operation, input) =>
      around(request, operation, async (ctx) => own.get(operation.id)?.(input as never, ctx), input),
  };
}
