/** Creates and changes records of the mock: ids, defaults, timestamps, and which fields may be shown. */
import { createHash } from "node:crypto";
import { isRecord, record, type Json } from "#src/contract/document.ts";
import type { Bucket, Row } from "./client-state.ts";
import type { RestRole } from "./rest-shape.ts";

/** A shallow copy; nested values are never changed in place and may be shared. */
export function clone(value: unknown): Row {
  return isRecord(value) ? { ...value } : {};
}

/** The number at the end of an id: 7 of `inv-7`. */
function numberIn(id: unknown): number {
  const number = Number(/(\d+)$/.exec(String(id))?.[1] ?? 0);
  return Number.isSafeInteger(number) ? number : 0;
}

/** Scans the records once; afterwards the highest number is known. */
function nextNumber(bucket: Bucket, property: string): number {
  bucket.highest ??= bucket.rows.reduce((highest, row) => Math.max(highest, numberIn(row[property])), 0);
  bucket.highest += 1;
  return bucket.highest;
}

function isUuid(value: unknown): boolean {
  return typeof value === "string" && /^[\da-f]{8}-[\da-f]{4}-/i.test(value);
}

/** An unused id, the same in each run. */
export function nextId(bucket: Bucket, name: string, property: string, schema: Json): unknown {
  const sample = bucket.rows[0]?.[property];
  if (schema["format"] === "uuid" || (schema["format"] === undefined && isUuid(sample))) {
    const hex = createHash("sha256").update(`${name} ${bucket.made}`).digest("hex");
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  }
  const number = nextNumber(bucket, property);
  if (schema["type"] === "integer" || schema["type"] === "number") return number;
  return `${/^(.*?)\d+$/.exec(String(sample ?? ""))?.[1] ?? ""}${number}`;
}

function isMoment(schema: unknown): boolean {
  return record(schema)["format"] === "date-time";
}

/** Server-set fields: timestamps and the version. */
export function stamped(row: Row, { output }: RestRole, now: Date, fresh: boolean): Row {
  const result = { ...row };
  for (const [name, schema] of Object.entries(output)) {
    if (isMoment(schema) && (/updat|modif|chang/i.test(name) || (fresh && /creat/i.test(name))))
      result[name] = now.toISOString();
  }
  const version = row["version"];
  if (output["version"] !== undefined && (fresh || typeof version === "number"))
    result["version"] = fresh ? 1 : Number(version) + 1;
  return result;
}

/** A complete record from a request body: missing fields get their default, or null, or are omitted. */
export function completed(role: RestRole, body: Row, base: Row): Row {
  const row: Row = { ...base };
  for (const [name, raw] of Object.entries(role.input)) {
    const schema = record(raw);
    if (Object.hasOwn(body, name)) continue;
    if (schema["default"] !== undefined) row[name] = structuredClone(schema["default"]);
    else if (schema["nullable"] === true || (Array.isArray(schema["type"]) && schema["type"].includes("null")))
      row[name] = null;
    else if (!role.required.includes(name)) delete row[name];
  }
  return { ...row, ...visible(role, body) };
}

/** The readable part of a request body. */
export function visible(role: RestRole, body: Row): Row {
  return Object.fromEntries(Object.entries(body).filter(([name]) => record(role.input[name])["writeOnly"] !== true));
}

/** A record as this response may show it. */
export function shown({ output, closed }: RestRole, row: Row): Row {
  return closed ? Object.fromEntries(Object.entries(row).filter(([name]) => Object.hasOwn(output, name))) : row;
}
