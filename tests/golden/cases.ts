/** Reads the golden cases: one file per calculation, amounts written as $1234.50. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

export interface GoldenCase {
  name: string;
  source: string;
  /** Date or month of the calculation. */
  date: string;
  input: Record<string, unknown>;
  expected: unknown;
}

interface GoldenFile {
  file: string;
  calculation: string;
  cases: GoldenCase[];
}

interface Written {
  calculation: string;
  /** What all cases of the file share, unless overridden. */
  source?: string;
  date?: string;
  input?: Record<string, unknown>;
  cases: Partial<GoldenCase>[];
}

/** $ amounts as cents; a day that YAML would read as a date stays text in the core schema. */
function inCents(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inCents);
  if (value !== null && typeof value === "object")
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inCents(inner)]));
  const [, sign, whole, places = ""] = (typeof value === "string" && /^(-?)\$(\d+)(?:\.(\d{1,2}))?$/.exec(value)) || [];
  return whole === undefined ? value : Number(`${sign}${whole}${places.padEnd(2, "0")}`);
}

function complete(file: Written, written: Partial<GoldenCase>): GoldenCase {
  const { name, source = file.source, date = file.date, expected } = written;
  if (name === undefined || source === undefined || date === undefined || expected === undefined) {
    throw new Error(`A case needs name, source, date, input and expected: ${JSON.stringify(written)}`);
  }
  return {
    name,
    source,
    date,
    input: inCents({ ...file.input, ...written.input }) as Record<string, unknown>,
    expected: inCents(expected),
  };
}

export function readGoldenFiles(): GoldenFile[] {
  return readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith(".yaml"))
    .sort()
    .map((file) => {
      const written = parse(readFileSync(join(import.meta.dirname, file), "utf8")) as Written;
      return { file, calculation: written.calculation, cases: written.cases.map((one) => complete(written, one)) };
    });
}
