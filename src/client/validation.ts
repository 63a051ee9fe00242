/** Helpers for the generated validators, and the conversion of their errors to the faults the server returns. */
import { faultsOf, type SchemaError } from "#src/contract/faults.ts";
import type { ProblemFault } from "#src/contract/problem.ts";

export { formats } from "#src/contract/formats.ts";

/** The faults of a body before it is sent; none if it satisfies the contract. */
export type Check = (body: unknown) => ProblemFault[];

interface Validate {
  (body: unknown): boolean;
  errors?: readonly SchemaError[] | null;
}

export function check(validate: Validate): Check {
  return (body) => (validate(body) ? [] : faultsOf(validate.errors));
}

/** Adds to a validator's error list, which does not exist before the first error. */
export function fault(
  errors: SchemaError[] | null,
  instancePath: string,
  keyword: string,
  params: SchemaError["params"],
): SchemaError[] {
  const error = { keyword, instancePath, params };
  if (errors === null) return [error];
  errors.push(error);
  return errors;
}

/** Counts characters as people do: one outside the basic plane counts once. */
export function lengthOf(text: string): number {
  return [...text].length;
}

/** Equal as JSON, regardless of property order. */
export function equal(a: unknown, b: unknown): boolean {
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return a === b;
  const [one, other] = [Object.entries(a), b as Record<string, unknown>];
  return (
    Array.isArray(a) === Array.isArray(b) &&
    one.length === Object.keys(b).length &&
    one.every(([key, value]) => Object.hasOwn(b, key) && equal(value, other[key]))
  );
}
