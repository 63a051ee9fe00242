/** Files of a built site, listed once at the start, so that a request can only name existing files. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, sep } from "node:path";
import { acceptedEncodings, type Encoding } from "./compress.ts";
import { fileHeaders } from "./security-headers.ts";
import type { GatewayRequest, GatewayResponse } from "./gateway/types.ts";

const types: Readonly<Record<string, string>> = {
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  ico: "image/x-icon",
  jpg: "image/jpeg",
  js: "text/javascript; charset=utf-8",
  json: "application/json",
  map: "application/json",
  mjs: "text/javascript; charset=utf-8",
  pdf: "application/pdf",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
  vtt: "text/vtt; charset=utf-8",
  wasm: "application/wasm",
  wav: "audio/wav",
  webm: "video/webm",
  webmanifest: "application/manifest+json",
  webp: "image/webp",
  woff: "font/woff",
  woff2: "font/woff2",
  yaml: "application/yaml",
};

interface Entry {
  readonly file: string;
  readonly type: string;
  tag?: string;
}

interface StaticFiles {
  readonly has: (path: string) => boolean;
  /** The text of a file, for pages that are modified before being sent. */
  readonly text: (path: string) => string | undefined;
  readonly serve: (path: string, request: GatewayRequest) => GatewayResponse | undefined;
}

/** Of the compressed copies beside a file, the smaller first. */
const suffixes = { br: ".br", gzip: ".gz" } as const;

function listFiles(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
      statSync(join(folder, name)).isFile(),
    );
  } catch {
    return [];
  }
}

/** A new build may have removed a file since the start. */
function readIfExists(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/** The copy that the client takes, if there is one by now: `npm start` writes them when the server is running. */
function readCopy(file: string, accept: string | undefined): { encoding: Encoding; body: Buffer } | undefined {
  for (const encoding of acceptedEncodings(accept)) {
    const body = readIfExists(file + suffixes[encoding]);
    if (body !== undefined) return { encoding, body };
  }
  return undefined;
}

/** Files with a hash in their name never change. */
function isImmutable(path: string): boolean {
  return path.startsWith("/assets/");
}

export function createStaticFiles(folder: string): StaticFiles {
  const names = listFiles(folder);
  const all = new Set(names);
  const entries = new Map<string, Entry>();
  for (const name of names) {
    const hidden = name.split(sep).some((part) => part.startsWith("."));
    if (
      hidden ||
      (name.endsWith(".br") && all.has(name.slice(0, -3))) ||
      (name.endsWith(".gz") && all.has(name.slice(0, -3)))
    )
      continue;
    const type = types[name.slice(name.lastIndexOf(".") + 1).toLowerCase()] ?? "application/octet-stream";
    entries.set(`/${name.split(sep).join("/")}`, { file: join(folder, name), type });
  }

  const find = (path: string): Entry | undefined => {
    try {
      return entries.get(decodeURIComponent(path));
    } catch {
      return undefined;
    }
  };

  return {
    has: (path) => find(path) !== undefined,
    text(path) {
      const entry = find(path);
      return entry && readFileSync(entry.file, "utf8");
    },
    serve(path, request) {
      const entry = find(path);
      if (entry === undefined) return undefined;
      const copy = readCopy(entry.file, request.headers["accept-encoding"]);
      const body = copy?.body ?? readIfExists(entry.file);
      if (body === undefined) return undefined;
      entry.tag ??= createHash("sha256").update(body).digest("base64url").slice(0, 22);
      const etag = `"${entry.tag}${copy === undefined ? "" : `-${copy.encoding}`}"`;
      const headers = {
        ...fileHeaders,
        "content-type": entry.type,
        etag,
        "cache-control": isImmutable(path)
          ? "public, max-age=31536000, immutable"
          : "public, max-age=0, must-revalidate",
        ...(copy && { vary: "Accept-Encoding" }),
      };
      if (matchesTag(request.headers["if-none-match"], etag)) return { status: 304, headers, body: null };
      if (/^(?:audio|video)\//.test(entry.type)) return partOf(body, { ...headers, "accept-ranges": "bytes" }, request);
      return {
        status: 200,
        headers: { ...headers, ...(copy && { "content-encoding": copy.encoding }) },
        body,
      };
    },
  };
}

/** Players ask for parts of a recording, to go to a place in it. Several parts at once are answered with the whole. */
function partOf(body: Buffer, headers: Record<string, string>, request: GatewayRequest): GatewayResponse {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(request.headers["range"] ?? "") ?? [];
  if (first === "" && last === "") return { status: 200, headers, body };
  const from = first === "" ? Math.max(0, body.length - Number(last)) : Number(first);
  const to = first === "" || last === "" ? body.length - 1 : Math.min(Number(last), body.length - 1);
  if (from > to) return { status: 416, headers: { ...headers, "content-range": `bytes */${body.length}` }, body: null };
  const range = { "content-range": `bytes ${from}-${to}/${body.length}` };
  return { status: 206, headers: { ...headers, ...range }, body: body.subarray(from, to + 1) };
}

export function matchesTag(header: string | undefined, etag: string): boolean {
  return (
    header !== undefined &&
    header.split(",").some((one) => one.trim() === "*" || one.trim().replace(/^W\//, "") === etag)
  );
}
