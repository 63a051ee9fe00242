/** Compresses responses worth it, with the best encoding the client accepts. */
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Smaller bodies fit into one packet anyway. */
const minBytes = 1024;
const compressible = /^(?:text\/|application\/(?:[\w.+-]*json|javascript|xml|[\w.+-]*xml|manifest)|image\/svg)/;

export type Encoding = "br" | "gzip";

/** The encodings that Accept-Encoding allows; brotli first. */
export function acceptedEncodings(accept: string | undefined): readonly Encoding[] {
  if (accept === undefined) return [];
  const taken = new Set<string>();
  for (const part of accept.toLowerCase().split(",")) {
    const [name = "", weight = ""] = part.split(";");
    if (!/^\s*q=0(?:\.0*)?\s*$/.test(weight)) taken.add(name.trim());
  }
  return (["br", "gzip"] as const).filter((encoding) => taken.has(encoding));
}

export function isCompressible(contentType: string | undefined, bytes: number): boolean {
  return bytes >= minBytes && contentType !== undefined && compressible.test(contentType);
}

/** Up to this size, handing a body to another thread takes longer than compressing it here. */
const handedOver = 8192;

const gzipOptions = { level: 6 };
/** Quality 4 takes up to twice the time and saves less than one percent of a JSON list. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } };

export function compress(body: string | Uint8Array, encoding: Encoding): Buffer | Promise<Buffer> {
  if (body.length <= handedOver)
    return encoding === "gzip" ? gzipSync(body, gzipOptions) : brotliCompressSync(body, brotliOptions);
  return encoding === "gzip" ? deflate(body, gzipOptions) : brotli(body, brotliOptions);
}
