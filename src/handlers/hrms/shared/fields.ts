/** Reads single fields of a body beyond what the contract can say. */
import { invalid } from "#src/contract/problem.ts";
import { cleanLine } from "#src/domain/shared/text.ts";

/** A line of text, cleaned; refused where it holds no text or signs that are none. */
export function lineOf(field: string, text: string): string {
  const line = cleanLine(text);
  if (line === null || line === "") throw invalid(`/${field}`, "characters");
  return line;
}

/** A line that may be missing: blank counts as missing. */
export function lineOrNull(field: string, text: string | null | undefined): string | null {
  return text === null || text === undefined || text.trim() === "" ? null : lineOf(field, text);
}

/** Text of several lines that may be missing. */
export function linesOrNull(field: string, text: string | null | undefined): string | null {
  if (text === null || text === undefined || text.trim() === "") return null;
  const lines = text.normalize("NFC").replace(/\r\n?/g, "\n").trim();
  if (!lines.isWellFormed() || /[^\P{Cc}\n\t]/u.test(lines)) throw invalid(`/${field}`, "characters");
  return lines;
}
