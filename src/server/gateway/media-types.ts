/** Media types: parsing headers, matching declared types, and choosing a response for an Accept header. */

/** `application/json` of `Application/JSON; charset=utf-8`. */
export function essence(header: string): string {
  const end = header.indexOf(";");
  return (end < 0 ? header : header.slice(0, end)).trim().toLowerCase();
}

export function isForm(mediaType: string): boolean {
  return mediaType === "multipart/form-data" || mediaType === "application/x-www-form-urlencoded";
}

/** Whether a concrete type falls under a range such as `image/*`. */
export function fits(concrete: string, range: string): boolean {
  if (range === "*/*" || range === concrete) return true;
  const [type, subtype] = range.split("/");
  return subtype === "*" && concrete.startsWith(`${type}/`);
}

/** The declared type that accepts a body of this type: the exact one, else the narrowest range. */
export function declaredFor(mediaType: string, declared: readonly string[]): string | undefined {
  if (declared.includes(mediaType)) return mediaType;
  const sorted = declared.filter((one) => fits(mediaType, essence(one)));
  return (
    sorted.find((one) => essence(one) === mediaType) ?? sorted.find((one) => !essence(one).startsWith("*")) ?? sorted[0]
  );
}

interface Range {
  readonly type: string;
  readonly quality: number;
}

function parseAccept(accept: string): Range[] {
  return accept.split(",").flatMap((part) => {
    const type = essence(part);
    if (type === "") return [];
    const quality = /;\s*q\s*=\s*([\d.]+)/i.exec(part)?.[1];
    return [
      { type: type === "*" ? "*/*" : type, quality: quality === undefined ? 1 : Math.min(1, Number(quality) || 0) },
    ];
  });
}

/** The quality of a type; the most specific range that covers it decides. */
function qualityOf(type: string, ranges: readonly Range[]): number {
  let best: { exact: number; quality: number } | undefined;
  for (const range of ranges) {
    const exact = range.type === type ? 3 : range.type === "*/*" ? 1 : 2;
    const covers = exact === 3 || fits(type, range.type) || fits(range.type, type);
    if (covers && (best === undefined || exact > best.exact)) best = { exact, quality: range.quality };
  }
  return best?.quality ?? 0;
}

/** The offered type with the highest quality, the first among equals; undefined if none is acceptable. */
export function preferred(accept: string | undefined, offered: readonly string[]): string | undefined {
  if (accept === undefined || accept === "*/*" || accept === offered[0] || accept.trim() === "") return offered[0];
  const ranges = parseAccept(accept);
  let best: string | undefined;
  let max = 0;
  for (const type of offered) {
    const quality = qualityOf(essence(type), ranges);
    if (quality > max) [best, max] = [type, quality];
  }
  return best;
}

/** True for browser navigation: HTML is listed with at least the quality of JSON. */
export function prefersHtml(accept: string | undefined): boolean {
  if (accept === undefined || !accept.includes("text/html")) return false;
  return preferred(accept, ["text/html", "application/json"]) === "text/html";
}
