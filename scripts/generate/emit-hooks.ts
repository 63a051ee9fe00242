/** `hooks/<tag>.ts`: keys, options, hooks and invalidation, one line each. */
import type { Operation } from "#src/contract/operation.ts";
import { type HookNames, hookNames } from "./hook-names.ts";
import { literal, object } from "./text.ts";

function mutationArguments({ id, tag, invalidates }: Operation): string {
  const own = invalidates.length === 1 && invalidates[0] === tag;
  return own ? `$call.${id}` : `$call.${id}, ${literal(invalidates)}`;
}

function declarations(operation: Operation, names: HookNames): string[] {
  const { id, paging } = operation;
  const line = (name: string, value: string) => `export const ${name} = /*#__PURE__*/ ${value};`;
  const { hook, key, options, infiniteOptions, infiniteHook, mutation } = names;
  if (mutation !== undefined)
    return [line(mutation, `$mutationOf(${mutationArguments(operation)})`), line(hook, `$mutationHook(${mutation})`)];
  const query = [
    line(key ?? "", `$keyOf($call.${id})`),
    line(options ?? "", `$optionsOf($call.${id})`),
    line(hook, `$queryHook(${options ?? ""})`),
  ];
  if (!paging || infiniteOptions === undefined || infiniteHook === undefined) return query;
  const parameters = paging.pageSize === "pageSize" ? "" : `, ${literal(paging.pageSize)}`;
  return [
    ...query,
    line(infiniteOptions, `$infiniteOptionsOf($call.${id}, ${literal(paging.items)}${parameters})`),
    line(infiniteHook, `$infiniteHook(${infiniteOptions})`),
  ];
}

export function emitHooks(operations: readonly Operation[], file: string, runtime: string): string {
  const names = hookNames(operations);
  const body = operations
    .map((operation) => declarations(operation, names.get(operation.id) ?? { hook: operation.id }).join("\n"))
    .join("\n\n");
  const keys = [...names].flatMap(([id, { key }]) => (key === undefined ? [] : [[id, key] as const]));
  const imports = (module: string, wanted: readonly string[]) => {
    const used = wanted.filter((name) => body.includes(`$${name}(`) || (name === "invalidators" && keys.length > 0));
    return used.length > 0
      ? [`import { ${used.map((name) => `${name} as $${name}`).join(", ")} } from "${runtime}/${module}.ts";`]
      : [];
  };
  return [
    `import * as $call from "../client/${file}.ts";`,
    ...imports("infinite", ["infiniteHook", "infiniteOptionsOf"]),
    ...imports("mutation", ["mutationHook", "mutationOf"]),
    ...imports("query", ["invalidators", "keyOf", "optionsOf", "queryHook"]),
    "",
    body,
    "",
    ...(keys.length > 0
      ? [
          "/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */",
          `export const invalidate = /*#__PURE__*/ $invalidators(${object(keys)});`,
          "",
        ]
      : []),
  ].join("\n");
}
