/** Lines before and after the payments of a bank's own table: text with facts of the whole file in braces, such as `{total:12}`. */
import type { ProblemFault } from "#src/contract/problem.ts";

export const lineFacts = [
  "count",
  "total",
  "valueDate",
  "createdOn",
  "fileNumber",
  "fileReference",
  "payerName",
  "payerAccount",
  "payerBic",
  "payerId",
  "purpose",
] as const;
export type LineFact = (typeof lineFacts)[number];

/** Counted or added up: filled with zeros on the left. */
const numbers: ReadonlySet<string> = new Set(["count", "total", "fileNumber"]);
/** May be cut to their width; half an account or amount pays the wrong one. */
const cuttable: ReadonlySet<string> = new Set(["payerName", "fileReference"]);
const braces = /\{([^{}\r\n]*)\}/g;
const inBraces = /^([A-Za-z]+)(?::(\d{1,3}))?$/;
const isFact = (name: string): name is LineFact => (lineFacts as readonly string[]).includes(name);

export function lineFaults(pointer: string, text: string): ProblemFault[] {
  return [...text.matchAll(braces)].flatMap(([, inside = ""]) => {
    const [, name = "", width] = inBraces.exec(inside.trim()) ?? [];
    if (!isFact(name)) return [{ pointer, code: "unknown-fact", params: { fact: inside.trim() } }];
    return width !== undefined && Number(width) === 0 ? [{ pointer, code: "no-width", params: { fact: name } }] : [];
  });
}

/** A text in its width: numbers from the right, others from the left. Undefined if it does not fit. */
export function inWidth(text: string, width: number, kind: "number" | "text" | "cut"): string | undefined {
  const shown = kind === "cut" ? text.slice(0, width) : text;
  if (shown.length > width) return undefined;
  return kind === "number" ? shown.padStart(width, "0") : shown.padEnd(width);
}

/** The lines with their facts; those that do not fit their width are named. */
export function writtenLines(
  text: string,
  facts: Readonly<Record<LineFact, string>>,
): { readonly lines: readonly string[]; readonly tooLong: readonly LineFact[] } {
  const tooLong: LineFact[] = [];
  const written = text.replaceAll(braces, (_whole, inside: string) => {
    const [, name = "", width] = inBraces.exec(inside.trim()) ?? [];
    if (!isFact(name)) return "";
    if (width === undefined) return facts[name];
    const kind = numbers.has(name) ? "number" : cuttable.has(name) ? "cut" : "text";
    const fitted = inWidth(facts[name], Number(width), kind);
    if (fitted === undefined) tooLong.push(name);
    return fitted ?? facts[name];
  });
  return { lines: text === "" ? [] : written.split(/\r?\n/), tooLong };
}
