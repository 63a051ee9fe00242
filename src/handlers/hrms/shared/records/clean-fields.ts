/** What a body means for a table, as far as the contract says it: texts cleaned, omitted fields with their default. */
import { records } from "#generated/hrms/records.ts";
import type { BodyField } from "#src/contract/record-kind.ts";
import { lineOf, lineOrNull, linesOrNull } from "../fields.ts";
import type { RecordTag } from "./operations.ts";

type Body<Tag extends RecordTag> = (typeof records)[Tag]["body"];
type Cleaned<Field, Value> = Field extends { text: string }
  ? Field extends { absent: null }
    ? string | null
    : string
  : Field extends { absent: null }
    ? Exclude<Value, undefined> | null
    : Exclude<Value, undefined | null>;

export type CleanFields<Tag extends RecordTag, Given> = {
  -readonly [Name in keyof Body<Tag>]: Cleaned<Body<Tag>[Name], Given[Name & keyof Given]>;
};

/** Without rows, objects and lists of free texts: what those mean is for the area to say. */
export function cleanFields<Tag extends RecordTag, Given extends { [Name in keyof Body<Tag>]?: unknown }>(
  tag: Tag,
  given: Given,
): CleanFields<Tag, Given> {
  const fields: Readonly<Record<string, BodyField>> = records[tag].body;
  const cleaned = Object.entries(fields).map(([name, { text, absent }]) => {
    const value = (given as Readonly<Record<string, unknown>>)[name] ?? absent;
    if (text === undefined) return [name, value];
    const clean = text === "lines" ? linesOrNull : absent === null ? lineOrNull : lineOf;
    return [name, clean(name, value as string)];
  });
  return Object.fromEntries(cleaned) as CleanFields<Tag, Given>;
}
