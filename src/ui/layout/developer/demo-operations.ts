/** What the drawer knows of the operations of the demo contract. */
import { operations } from "#generated/demo/operations.ts";

const own = new Map(operations.filter(({ tag }) => tag !== "auth").map((operation) => [operation.id, operation]));

/** Operations whose lists can be empty. */
const reads = [...own.values()].filter(({ method }) => method === "get").map(({ id }) => id);

export const isOfDemo = (id: string): boolean => own.has(id);

/** The operation in the API reference. */
export const referenceOf = (id: string): string => `/docs/${isOfDemo(id) ? "demo" : "hrms"}/#/operations/${id}`;

/** Failures that a server may have at any call. */
const failures = [500, 503];

/** Statuses that a call may fail with. Without 401, after which the client would only renew the session. */
export function statusesOf(operation: string): readonly number[] {
  const declared = Object.keys(own.get(operation)?.responses ?? { 404: [], 429: [] }).map(Number);
  return [...failures, ...declared.filter((status) => status >= 400 && status !== 401)];
}

/** Ids that a scenario changes: the reset stays as it is. */
export function callsOf(kind: string, operation: string): readonly string[] {
  if (kind === "normal") return [];
  if (operation !== "") return [operation];
  return kind === "empty" ? reads : [...own.keys()].filter((id) => id !== "resetDemo");
}
