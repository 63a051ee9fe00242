/** `operations.ts`: the operation table of a contract, in plain data. */
import type { Operation } from "#src/contract/operation.ts";

export function emitOperations(operations: readonly Operation[], runtime: string): string {
  return [
    `import type { Operation } from "${runtime}/contract/operation.ts";`,
    "",
    "export const operations: readonly Operation[] = [",
    ...operations.map((operation) => `  ${JSON.stringify(operation)},`),
    "];",
    "",
    "const byId = new Map(operations.map((operation) => [operation.id, operation]));",
    "",
    "export function operation(id: string): Operation | undefined {",
    "  return byId.get(id);",
    "}",
    "",
  ].join("\n");
}
