/** `resources/<tag>.ts`: what generic list and form screens need to know, one object per resource. */
import type { Json } from "#src/contract/document.ts";
import type { Operation } from "#src/contract/operation.ts";
import { hasForm } from "./emit-forms.ts";
import { hookNames } from "./hook-names.ts";
import { type FoundResource, readResources } from "./read-resources.ts";
import { fieldList, literal, object } from "./text.ts";

function emitResource(
  document: Json,
  { name, listName, roles, ...rest }: FoundResource,
  names: ReturnType<typeof hookNames>,
): string {
  const calls = [...roles].map(([role, { id }]) => {
    const { options, mutation } = names.get(id) ?? {};
    return [
      role,
      role === "export" || (options ?? mutation) === undefined ? `$call.${id}` : `$hook.${options ?? mutation ?? ""}`,
    ] as const;
  });
  const abilities = [...roles].flatMap(([role, { ability }]) =>
    ability ? [[role, literal({ action: ability.action, subject: ability.subject })] as const] : [],
  );
  const input = roles.get("create") ?? roles.get("update");
  // Separate from the calls, so that a page that only needs the list does not load them.
  return [
    `export const ${listName} = {`,
    `  sort: ${literal(rest.sort)},`,
    `  filters: ${fieldList(rest.filters, "    ")},`,
    `  search: ${rest.search},`,
    `  paging: ${literal(rest.paging)},`,
    "} as const satisfies $ListResource;",
    "",
    `export const ${name} = {`,
    `  tag: ${literal(rest.tag)},`,
    `  id: ${literal(rest.id)},`,
    `  scope: ${literal(rest.scope)},`,
    `  operations: ${object([...roles].map(([role, { id }]) => [role, literal(id)] as const))},`,
    `  abilities: ${abilities.length > 0 ? object(abilities) : "{}"},`,
    `  calls: ${object(calls)},`,
    `  fields: ${fieldList(rest.fields, "    ")},`,
    `  input: ${input && hasForm(document, input) ? `$form.${input.id}` : "{}"},`,
    `  ...${listName},`,
    "} as const satisfies $Resource;",
  ].join("\n");
}

export function emitResources(
  document: Json,
  operations: readonly Operation[],
  file: string,
  runtime: string,
): string | undefined {
  const resources = readResources(document, operations);
  if (resources.length === 0) return undefined;
  const names = hookNames(operations);
  const body = resources.map((resource) => emitResource(document, resource, names)).join("\n\n");
  return [
    ...(body.includes("$call.") ? [`import * as $call from "../client/${file}.ts";`] : []),
    ...(body.includes("$form.") ? [`import * as $form from "../forms/${file}.ts";`] : []),
    ...(body.includes("$hook.") ? [`import * as $hook from "../hooks/${file}.ts";`] : []),
    `import type { ListResource as $ListResource, Resource as $Resource } from "${runtime}/contract/resource.ts";`,
    "",
    body,
    "",
  ].join("\n");
}
