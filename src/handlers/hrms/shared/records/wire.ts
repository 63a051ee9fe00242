/** Records as responses show them: moments as text, and of the row only what the contract names. */
import { records } from "#generated/hrms/records.ts";
import type { RecordTag } from "./operations.ts";

type Text<Value> = Value extends Date ? string : Value;
/** Moments as ISO texts. */
export type Moments<Row> = { [Name in keyof Row]: Text<Row[Name]> };

export function moments<Row extends object>(row: Row): Moments<Row> {
  const texts = Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]);
  return Object.fromEntries(texts) as Moments<Row>;
}

type Field<Tag extends RecordTag> = (typeof records)[Tag]["fields"][number];
export type Wire<Tag extends RecordTag, Row, Computed> = Omit<
  Moments<Pick<Row, Field<Tag> & keyof Row>>,
  keyof Computed
> &
  Computed;

/** The fields of the record's kind as the row holds them, replaced and completed by the computed ones. */
export function wireOf<Tag extends RecordTag, Row extends object, Computed extends object>(
  tag: Tag,
  row: Row,
  computed: Computed,
): Wire<Tag, Row, Computed> {
  const fields: readonly string[] = records[tag].fields;
  const shown = Object.fromEntries(Object.entries(row).filter(([name]) => fields.includes(name)));
  return { ...moments(shown), ...computed } as Wire<Tag, Row, Computed>;
}
