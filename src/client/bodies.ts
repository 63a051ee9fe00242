/** Bodies that are not application/json; imported only by operations that declare such a media type. */
import { present, type Styles, writeQuery } from "./serialize.ts";

/** What is sent: type null lets fetch write the header itself, including the boundary of a multipart body. */
export interface Sent {
  readonly data: BodyInit;
  readonly type: string | null;
}
export type Body = (value: unknown, mediaType?: string) => Sent;

/** JSON under its own media type, such as application/merge-patch+json. */
export function json(type: string): Body {
  return (value) => ({ data: JSON.stringify(value), type });
}

/** Bytes and text as they are; a wildcard type gives way to the type of the Blob. */
export function raw(type: string): Body {
  return (value, mediaType) => {
    const own = value instanceof Blob && value.type !== "" ? value.type : "application/octet-stream";
    return { data: value as BodyInit, type: mediaType ?? (type.includes("*") ? own : type) };
  };
}

const text = (value: unknown): string => (typeof value === "object" ? JSON.stringify(value) : String(value));

/** application/x-www-form-urlencoded: arrays repeat the name, objects are written as JSON unless a style is declared. */
export function form(styles?: Styles): Body {
  return (value) => {
    if (value instanceof URLSearchParams) return { data: value, type: null };
    const plain = Object.entries(value as object).map(([name, one]) => {
      if (styles?.[name] || !present(one)) return [name, one];
      return [name, Array.isArray(one) ? one.map(text) : text(one)];
    });
    return {
      data: writeQuery(Object.fromEntries(plain) as Record<string, unknown>, styles),
      type: "application/x-www-form-urlencoded",
    };
  };
}

/** multipart/form-data: files as they are, arrays repeat the name, objects are parts of JSON; `types` for declared ones. */
export function multipart(types?: Readonly<Record<string, string>>): Body {
  return (value) => {
    if (value instanceof FormData) return { data: value, type: null };
    const data = new FormData();
    for (const [name, entry] of Object.entries(value as object)) {
      for (const one of (Array.isArray(entry) ? entry : [entry]).filter(present)) {
        const type = types?.[name] ?? (typeof one === "object" ? "application/json" : undefined);
        if (one instanceof Blob) data.append(name, one);
        else data.append(name, type === undefined ? String(one) : new Blob([text(one)], { type }));
      }
    }
    return { data, type: null };
  };
}

/** Whether a declared type, possibly with a wildcard, matches this one. */
function covers(declared: string, type: string): boolean {
  return declared === type || (declared.endsWith("*") && type.startsWith(declared.slice(0, -1).replace("*/", "")));
}

/** The media type patterns that fit a value, best first. */
function typesFor(value: unknown): readonly RegExp[] {
  if (value instanceof FormData) return [/^multipart\//];
  if (value instanceof URLSearchParams) return [/urlencoded/];
  if (value instanceof Blob || value instanceof ArrayBuffer || ArrayBuffer.isView(value))
    return [/\*/, /octet-stream/, /^(?!multipart\/|text\/|.*(json|xml|urlencoded))/];
  return typeof value === "string" ? [/^text\//, /[/+]xml/, /json/] : [/json/, /^multipart\//, /urlencoded/];
}

/** With several media types: the one the caller names, else a Blob's own, else one that fits the value, else the first. */
export function oneOf(bodies: Readonly<Record<string, Body>>): Body {
  const declared = Object.keys(bodies);
  return (value, wanted) => {
    const own = wanted ?? (value instanceof Blob ? value.type : "");
    const suitable = typesFor(value).flatMap((pattern) => declared.filter((type) => pattern.test(type)));
    const type =
      (own && declared.find((one) => covers(one, own))) ||
      (wanted === undefined ? (suitable[0] ?? declared[0]) : undefined);
    const write = type === undefined ? undefined : bodies[type];
    if (!write) throw new TypeError(`${wanted ?? "This body"} is not declared; choose from ${declared.join(", ")}`);
    return write(value, wanted);
  };
}
