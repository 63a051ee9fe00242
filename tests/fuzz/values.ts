/** Values for a schema: valid ones at its boundaries, and invalid ones. */
import { type Json, list, record, resolve, text } from "#src/contract/document.ts";

export interface Chance {
  readonly next: () => number;
  readonly pick: <Value>(values: readonly Value[]) => Value;
  readonly sometimes: (share: number) => boolean;
}

export function chance(next: () => number): Chance {
  return {
    next,
    pick: (values) => values[Math.floor(next() * values.length)] as (typeof values)[number],
    sometimes: (share) => next() < share,
  };
}

const strings = [
  "a",
  "A1",
  "Mei Tan",
  "Nguyễn Văn Å",
  "陈美玲",
  "محمد",
  "👩‍👩‍👧‍👦",
  "e\u0301",
  "O'Brien; drop table x --",
  "<b>x</b>",
  "=1+1",
  " lead and trail ",
  "%00",
  "\\",
  '"',
  "a\tb",
  "line\nbreak",
  "\u0007",
  "\u0000",
  "\ud800",
  "\u202e",
  "\ufeff",
  "null",
  "true",
  "0",
  "-1",
  "1e9",
  "12345",
  "AB",
  "SGD",
  "09:30",
  "2026-11",
  "2026-Q4",
  "001",
  "+6561234567",
  "a@b.example",
  "https://a.example/x",
  "data:image/png;base64,AAAA",
];
const byFormat: Readonly<Record<string, readonly string[]>> = {
  date: ["2026-11-23", "2024-02-29", "1900-01-01", "0001-01-01", "9999-12-31", "2100-02-28", "1970-01-01"],
  "date-time": [
    "2026-11-23T00:00:00Z",
    "2024-02-29T23:59:59.999Z",
    "0001-01-01T00:00:00Z",
    "9999-12-31T23:59:59Z",
    "2026-11-23T00:00:00+14:00",
  ],
  email: ["a@b.example", `${"x".repeat(60)}@b.example`, "UPPER@B.EXAMPLE", "a+b@b.example"],
  uri: ["https://a.example", "https://a.example/%20?x=1#y"],
  uuid: [
    "00000000-0000-0000-0000-000000000000",
    "ffffffff-ffff-4fff-bfff-ffffffffffff",
    "0D6F6A52-5C3F-4F0E-9D5B-6F3D3C6F0A11",
  ],
};

function integer(schema: Json, name: string, fallback: number): number {
  return typeof schema[name] === "number" ? schema[name] : fallback;
}

function stringFor(schema: Json, { pick, sometimes }: Chance): string {
  const format = text(schema["format"]);
  const offered = format === undefined ? undefined : byFormat[format];
  if (offered !== undefined) return pick(offered);
  const shortest = integer(schema, "minLength", 0);
  const longest = integer(schema, "maxLength", 300);
  const pattern = text(schema["pattern"]);
  const example = text(schema["example"]);
  const candidates = [
    ...strings,
    "",
    "x".repeat(shortest),
    "x".repeat(longest),
    "😀".repeat(longest),
    "é".repeat(longest),
    ...(example === undefined ? [] : [example]),
  ];
  const fits = (value: string) => {
    const { length } = [...value];
    return length >= shortest && length <= longest && (pattern === undefined || new RegExp(pattern, "u").test(value));
  };
  if (example !== undefined && sometimes(0.2)) return example;
  const valid = candidates.filter(fits);
  return valid.length > 0 ? pick(valid) : (example ?? pick(candidates));
}

function numberFor(schema: Json, { pick }: Chance): number {
  const min = integer(schema, "minimum", -9_007_199_254_740_991);
  const max = integer(schema, "maximum", 9_007_199_254_740_991);
  const numbers = [
    min,
    max,
    min + 1,
    max - 1,
    0,
    1,
    -1,
    2_147_483_647,
    2_147_483_648,
    ...(schema["type"] === "number" ? [0.1, 1e-7, -0.0001, 123_456.789] : []),
  ];
  const valid = numbers.filter((one) => one >= min && one <= max);
  const step = integer(schema, "multipleOf", 0);
  const value = pick(valid);
  return step > 0 ? Math.round(value / step) * step : value;
}

/** A value that the schema accepts; `known` has records for fields that refer to one. */
export function valid(
  document: Json,
  raw: unknown,
  random: Chance,
  known: (name: string) => string | undefined = () => undefined,
  name = "",
  depth = 0,
): unknown {
  const schema = resolve(document, raw);
  const { pick, sometimes } = random;
  const inner = (one: unknown, key = name) => valid(document, one, random, known, key, depth + 1);
  if (schema["nullable"] === true && sometimes(0.15)) return null;
  if (Array.isArray(schema["enum"])) return pick(schema["enum"]);
  for (const key of ["oneOf", "anyOf"]) if (Array.isArray(schema[key])) return inner(pick(schema[key] as unknown[]));
  if (Array.isArray(schema["allOf"])) return Object.assign({}, ...schema["allOf"].map((part) => inner(part)));
  if (depth > 8) return null;
  switch (schema["type"]) {
    case "string":
      return (schema["format"] === "uuid" && sometimes(0.7) ? known(name) : undefined) ?? stringFor(schema, random);
    case "integer":
    case "number":
      return numberFor(schema, random);
    case "boolean":
      return sometimes(0.5);
    case "array": {
      const max = Math.min(integer(schema, "maxItems", 3), 60);
      const min = integer(schema, "minItems", 0);
      const length = sometimes(0.1) ? max : Math.min(max, min + Math.floor(random.next() * 3));
      const items = Array.from({ length }, () => inner(schema["items"]));
      return schema["uniqueItems"] === true
        ? [...new Map(items.map((one) => [JSON.stringify(one), one])).values()]
        : items;
    }
    default: {
      const required = new Set(list(schema["required"]));
      const all = Object.entries(record(schema["properties"]));
      const chosen = all.filter(([key]) => required.has(key) || sometimes(depth > 2 ? 0.3 : 0.6));
      return Object.fromEntries(chosen.map(([key, one]) => [key, inner(one, key)]));
    }
  }
}

/** Values that no field's schema expects. */
export const oddValues: readonly unknown[] = [
  null,
  "",
  " ",
  0,
  -1,
  1.5,
  1e308,
  9_007_199_254_740_992,
  true,
  [],
  {},
  [null],
  [[]],
  { a: 1 },
  "x".repeat(5_000),
  "\u0000",
  "\ud800",
  "not-a-date",
  "2026-02-30",
  "9999999999",
  ["a", "a"],
];

/** Text for a parameter. */
export const oddTexts: readonly string[] = [
  "",
  "%00",
  "%ff",
  "%zz",
  "%",
  "null",
  "undefined",
  "-1",
  "1e999",
  "NaN",
  "999999999999999999999",
  "a,b,,c",
  "[]",
  "{}",
  "x".repeat(3_000),
  "%F0%9F%98%80",
  "%ED%A0%80",
  "' or 1=1 --",
  "%0d%0aX: 1",
];
