/** What a mock serves, in lines for the terminal: operations, what it stores, and the credentials it accepts. */
import { type Json, list, record, resolve, text } from "#src/contract/document.ts";
import type { Operation } from "#src/contract/operation.ts";
import { rawOperation } from "#src/contract/read-operations.ts";
import { readRestRoles, type Role } from "#src/server/gateway/mock/rest-shape.ts";

/** How a caller sends one kind of credential; the mock checks that it is present, not whose it is. */
function credential(scheme: Json): string {
  const name = text(scheme["name"]) ?? "";
  if (scheme["type"] === "apiKey") return `any value in the ${text(scheme["in"]) ?? "header"} parameter ${name}`;
  if (scheme["type"] === "http" && scheme["scheme"] === "basic")
    return "any name and password (Authorization: Basic …)";
  if (scheme["type"] === "mutualTLS") return "nothing: certificates are not asked for";
  return "any token (Authorization: Bearer …)";
}

function credentials(document: Json, operations: readonly Operation[]): string[] {
  const schemes = record(record(document["components"])["securitySchemes"]);
  const wanted = operations.flatMap((operation) =>
    list(rawOperation(document, operation)["security"] ?? document["security"]).map((one) => Object.keys(record(one))),
  );
  const used = [...new Set(wanted.flat())];
  const free = operations.filter(({ security }) => security !== "required").length;
  return [
    ...used.map((name) => `  ${name}: ${credential(resolve(document, schemes[name]))}`),
    free === operations.length ? "  none needed" : `  none needed for ${free} of ${operations.length} operations`,
  ];
}

const roleOrder: readonly Role[] = ["list", "create", "get", "read", "replace", "patch", "write", "remove"];

export function overview(document: Json, operations: readonly Operation[]): string {
  const roles = readRestRoles(document, operations);
  const width = Math.max(0, ...operations.map(({ path }) => path.length));
  const lines = operations.map(({ id, method, path }) => {
    const stateful = roles.has(id) ? "  stateful" : "";
    return `  ${method.toUpperCase().padEnd(7)} ${path.padEnd(width)}  ${id}${stateful}`;
  });
  const resources = Map.groupBy(roles.values(), ({ resource, operation }) => resource?.collection ?? operation.path);
  const remembered = [...resources].map(([path, parts]) => {
    const found = new Set(parts.map(({ role }) => role));
    return `  ${path}: ${roleOrder.filter((role) => found.has(role)).join(", ")}`;
  });
  return [
    `Operations (${operations.length}):`,
    ...lines,
    "",
    "Stateful resources, kept in memory for each X-Demo-Session; the other operations answer from examples:",
    ...(remembered.length > 0 ? remembered : ["  none"]),
    "",
    "Credentials:",
    ...credentials(document, operations),
  ].join("\n");
}
