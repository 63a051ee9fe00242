/**
 * Reads multipart/form-data by RFC 7578, byte for byte. Node's own `Response` parser searches for the boundary without its
 * line break and dashes, so a short boundary that occurs inside a file would truncate it.
 */
import { File } from "node:buffer";

export type Part = readonly [name: string, value: string | File];

/** More parts than any real form has. */
const maxParts = 1_000;
/** Maximum header bytes of one part. */
const maxHeaders = 16_384;
const lineBreak = Buffer.from("\r\n");

function boundaryOf(contentType: string): string | undefined {
  const found = /;\s*boundary=(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(contentType);
  return found?.[1] ?? found?.[2];
}

/** Browsers write a quote in a name as %22 and a line break as %0D%0A. */
function unescaped(value: string): string {
  return value.replaceAll("%22", '"').replaceAll("%0D", "\r").replaceAll("%0A", "\n").replaceAll('\\"', '"');
}

function parameter(disposition: string, name: string): string | undefined {
  const value = new RegExp(`;\\s*${name}="((?:[^"\\\\]|\\\\.)*)"`, "i").exec(disposition)?.[1];
  return value ?? new RegExp(`;\\s*${name}=([^;\\s"]+)`, "i").exec(disposition)?.[1];
}

function extendedName(disposition: string): string | undefined {
  const encoded = /;\s*filename\*=utf-8''([^;\s]+)/i.exec(disposition)?.[1];
  try {
    return encoded === undefined ? undefined : decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}

function readHeaders(text: string): ReadonlyMap<string, string> {
  const headers = new Map<string, string>();
  for (const line of text.split("\r\n")) {
    const at = line.indexOf(":");
    if (at > 0) headers.set(line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim());
  }
  return headers;
}

function readPart(bytes: Buffer): Part | undefined {
  const end = bytes.indexOf("\r\n\r\n");
  if (end < 0 || end > maxHeaders) return undefined;
  const headers = readHeaders(bytes.subarray(0, end).toString("utf8"));
  const disposition = headers.get("content-disposition") ?? "";
  const name = /^form-data\b/i.test(disposition) ? parameter(disposition, "name") : undefined;
  if (name === undefined) return undefined;
  const content = bytes.subarray(end + 4);
  const fileName = extendedName(disposition) ?? parameter(disposition, "filename");
  if (fileName === undefined) return [unescaped(name), content.toString("utf8")];
  const type = headers.get("content-type") ?? "application/octet-stream";
  return [unescaped(name), new File([content], unescaped(fileName), { type })];
}

/** The parts in order; undefined if the body is not such a form. */
export function readMultipart(body: Buffer, contentType: string): readonly Part[] | undefined {
  const boundary = boundaryOf(contentType);
  if (boundary === undefined || boundary === "") return undefined;
  const first = Buffer.from(`--${boundary}`);
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  const before = body.subarray(0, first.length).equals(first) ? -lineBreak.length : body.indexOf(delimiter);
  if (before === -1) return undefined;
  let at = before + delimiter.length;
  const parts: Part[] = [];
  while (!body.subarray(at, at + 2).equals(Buffer.from("--"))) {
    const start = body.indexOf(lineBreak, at);
    const next = start < 0 ? -1 : body.indexOf(delimiter, start);
    // Only blanks may follow on the delimiter's line.
    if (next < 0 || body.subarray(at, start).toString("latin1").trim() !== "" || parts.length >= maxParts)
      return undefined;
    const part = readPart(body.subarray(start + lineBreak.length, next));
    if (part === undefined) return undefined;
    parts.push(part);
    at = next + delimiter.length;
  }
  return parts;
}
