/** Reads single fields of a body beyond what the contract can say. */
import { invalid } from "#src/contract/problem.ts";
import { cleanLine } from "#src/domain/text.ts";

/** A line of text, cleaned; refused where it holds no text or signs that are none. */
export function lineOf(field: string, text: string): string {
  const line = cleanLine(text);
  if (line === null || line === "") throw invalid(`/${field}`, "characters");
  return line;
}
