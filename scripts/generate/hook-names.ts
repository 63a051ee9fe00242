/** The names a hooks file exports for each operation; a name wanted by two operations gets a number. */
import { uniqueNames, upperFirst } from "#src/contract/names.ts";
import type { Operation } from "#src/contract/operation.ts";

export interface HookNames {
  readonly hook: string;
  /** For a query. */
  readonly key?: string;
  readonly options?: string;
  /** For a paged query. */
  readonly infiniteOptions?: string;
  readonly infiniteHook?: string;
  /** For everything that is not a query. */
  readonly mutation?: string;
}

/** Reads are queries; everything else is a mutation. */
function isQuery({ method, query }: Operation): boolean {
  return query === true || method === "get" || method === "head" || method === "options";
}

export function hookNames(operations: readonly Operation[]): ReadonlyMap<string, HookNames> {
  const unique = uniqueNames();
  unique("invalidate");
  const names = operations.map((operation): [string, HookNames] => {
    const stem = operation.id.replace(/(?<=.)_$/, "");
    const hook = unique(`use${upperFirst(stem)}`);
    if (!isQuery(operation)) return [operation.id, { hook, mutation: unique(`${stem}Mutation`) }];
    const query = { hook, key: unique(`${stem}Key`), options: unique(`${stem}Options`) };
    if (!operation.paging) return [operation.id, query];
    return [
      operation.id,
      {
        ...query,
        infiniteOptions: unique(`${stem}InfiniteOptions`),
        infiniteHook: unique(`use${upperFirst(stem)}Infinite`),
      },
    ];
  });
  return new Map(names);
}
