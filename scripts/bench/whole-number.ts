/** Settings of benchmarks that are numbers. */
import { Failure } from "../lib/failure.ts";

/** A setting of a benchmark, from the environment. */
export function wholeNumber(name: string, byDefault: number): number {
  const value = process.env[name];
  if (value === undefined) return byDefault;
  if (!/^[1-9]\d{0,8}$/.test(value)) throw new Failure(`${name} must be a whole number above 0, not "${value}".`);
  return Number(value);
}
