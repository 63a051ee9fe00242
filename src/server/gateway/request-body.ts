/** Turns the bytes of a request body into the handler's input: JSON, form fields and files, text, or the bytes themselves. */
import { isRecord } from "#src/contract/document.ts";
import { isJson, isText } from "#src/contract/media-types.ts";
import { ProblemError } from "#src/contract/problem.ts";
import { essence, isForm } from "./media-types.ts";
import { readMultipart } from "./multipart.ts";
import { fromTexts, type Shape } from "./shapes.ts";

/** No real data nests deeper; it would only exhaust the stack. */
const deepestJson = 200;

function malformed(detail: string): ProblemError {
  return new ProblemError("malformed", { detail });
}

function nestsTooDeeply(json: string): boolean {
  let depth = 0;
  let inText = false;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json.charCodeAt(at);
    if (inText) {
      if (sign === 92) at += 1;
      else if (sign === 34) inText = false;
    } else if (sign === 34) inText = true;
    else if (sign === 91 || sign === 123) {
      depth += 1;
      if (depth > deepestJson) return true;
    } else if (sign === 93 || sign === 125) depth -= 1;
  }
  return false;
}

function hasPrototypeKey(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasPrototypeKey);
  return isRecord(value) && (Object.hasOwn(value, "__proto__") || Object.values(value).some(hasPrototypeKey));
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

function decodeText(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw malformed("The body is not valid UTF-8.");
  }
}

export function readJson(bytes: Buffer): unknown {
  const json = decodeText(bytes);
  if (json.length > 2 * deepestJson && nestsTooDeeply(json))
    throw malformed(`The JSON nests more than ${deepestJson} levels deep.`);
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw malformed("The body is not valid JSON.");
  }
  if ((json.includes("__proto__") || json.includes("\\u")) && hasPrototypeKey(value))
    throw malformed("The body has a key called __proto__.");
  return value;
}

/** Entries of a form by name; a repeated name becomes a list, `a[b]` an object. */
function collect(entries: Iterable<readonly [string, unknown]>): Record<string, unknown> {
  const found = new Map<string, unknown[]>();
  for (const [name, value] of entries) {
    const values = found.get(name);
    if (values) values.push(value);
    else found.set(name, [value]);
  }
  const fields: Record<string, unknown> = {};
  const put = (target: Record<string, unknown>, name: string, value: unknown) =>
    Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true });
  for (const [name, values] of found) {
    const value = values.length > 1 ? values : values[0];
    const [, outer, inner] = /^([^[\]]+)\[([^[\]]+)\]$/.exec(name) ?? [];
    if (outer === undefined || inner === undefined) {
      put(fields, name.endsWith("[]") ? name.slice(0, -2) : name, name.endsWith("[]") ? values : value);
      continue;
    }
    const before = Object.hasOwn(fields, outer) ? fields[outer] : undefined;
    const object = isRecord(before) ? before : {};
    put(object as Record<string, unknown>, inner, value);
    put(fields, outer, object);
  }
  return fields;
}

function wantsJson(shape: Shape | undefined): boolean {
  return shape !== undefined && shape.types.has("object") && !shape.types.has("string");
}

/** Object fields of a form are JSON text by OpenAPI's default; browsers sometimes send them as small files. */
async function readField(value: unknown, shape: Shape | undefined): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map((one) => readField(one, shape?.items ?? shape)));
  if (!wantsJson(shape)) {
    const wantsText = shape !== undefined && !shape.binary && shape.types.has("string");
    return value instanceof File && wantsText && essence(value.type).startsWith("text/") ? value.text() : value;
  }
  const json = value instanceof File ? await value.text() : value;
  if (typeof json !== "string") return json;
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return json;
  }
}

async function readForm(bytes: Buffer, contentType: string, shape: Shape): Promise<unknown> {
  const multipart = essence(contentType) === "multipart/form-data";
  const entries = multipart ? readMultipart(bytes, contentType) : new URLSearchParams(decodeText(bytes));
  if (entries === undefined) throw malformed("The body is not a valid multipart form.");
  const fields = collect(entries);
  const read: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    const inner = Object.hasOwn(shape.properties, name) ? shape.properties[name] : shape.additional;
    const field = await readField(value, inner);
    Object.defineProperty(read, name, {
      value: inner ? fromTexts(field, inner) : field,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }
  return read;
}

/** The value of a body; files of a multipart form are File objects, other bodies a Buffer. */
export async function readBody(bytes: Buffer, contentType: string, shape: Shape): Promise<unknown> {
  const mediaType = essence(contentType);
  if (isJson(mediaType)) return readJson(bytes);
  if (isForm(mediaType)) return readForm(bytes, contentType, shape);
  if (isText(mediaType) && !shape.binary) return decodeText(bytes);
  return bytes;
}
