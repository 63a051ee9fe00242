/** Compresses answers that are worth it, in the best way the caller takes. */
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Smaller bodies fit into one packet anyway. */
const worthwhile = 1024;
const compressible = /^(?:text\/|application\/(?:[\w.+-]*json|javascript|xml|[\w.+-]*xml|manifest)|image\/svg)/;

export type Encoding = "br" | "gzip";

/** The encoding to use by Accept-Encoding; brotli first. */
export function chooseEncoding(accept: string | undefined): Encoding | undefined {
  if (accept === undefined) return undefined;
  const refused = (name: string) => new RegExp(`(?:^|,)\\s*${name}\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$)`, "i").test(accept);
  const taken = (name: string) => new RegExp(`(?:^|,)\\s*${name}\\s*(?:;|,|$)`, "i").test(accept) && !refused(name);
  return taken("br") ? "br" : taken("gzip") ? "gzip" : undefined;
}

export function isCompressible(contentType: string | undefined, bytes: number): boolean {
  return bytes >= worthwhile && contentType !== undefined && compressible.test(contentType);
}

export function compress(body: string | Uint8Array, encoding: Encoding): Promise<Buffer> {
  if (encoding === "gzip") return deflate(body, { level: 6 });
  return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
}
