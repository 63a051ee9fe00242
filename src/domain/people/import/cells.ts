/** Reads the cells of one row and collects their faults. */
import { cleanLine } from "../../shared/text.ts";
import type { CustomFieldRule } from "../custom-fields.ts";
import type { ImportFault, ImportMapping, ImportRow } from "./import-file.ts";
import { nearestOf } from "./nearest.ts";
import type { Named } from "./people.ts";
import { choiceOf, dateOf, decimalOf, hundredthsOf, yesNoOf } from "./values.ts";

const shown = 60;
/** Text that a spreadsheet would run as a formula, escaped or not; signed numbers excluded. */
const formula = /^'?(?![-+]?[\d ()./-]+$)[=+\-@]/;
const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Records by each of their names, in lower case. */
export type Index<Of extends Named> = ReadonlyMap<string, Of>;

export function indexOf<Of extends Named>(records: readonly Of[]): Index<Of> {
  return new Map(
    records.flatMap((record) =>
      record.names.flatMap((name) => (name === null ? [] : [[name.toLowerCase(), record] as const])),
    ),
  );
}

export class RowReader {
  readonly faults: ImportFault[] = [];
  readonly sheet: number;
  readonly line: number;
  readonly #row: ImportRow;
  readonly #mapping: ImportMapping;

  constructor(sheet: number, row: ImportRow, mapping: ImportMapping) {
    this.sheet = sheet;
    this.line = row.line;
    this.#row = row;
    this.#mapping = mapping;
  }

  /** Reported once, however often the cell is read. */
  fault(field: string, code: string, value = "", suggestion: string | null = null): null {
    if (this.faults.some((one) => one.field === field && one.code === code)) return null;
    this.faults.push({
      sheet: this.sheet,
      row: this.#row.line,
      column: this.#mapping[field] ?? null,
      field,
      code,
      value: value.slice(0, shown),
      ...(suggestion !== null && { suggestion }),
    });
    return null;
  }

  has(field: string): boolean {
    return this.#mapping[field] !== undefined;
  }

  text(field: string, longest = 120): string | null {
    const column = this.#mapping[field];
    const given = column === undefined ? "" : (this.#row.cells[column] ?? "");
    const text = cleanLine(given);
    if (text === null) return this.fault(field, "characters");
    if (text === "") return null;
    if (formula.test(text)) return this.fault(field, "formula", text);
    return text.length > longest ? this.fault(field, "maxLength", text) : text;
  }

  /** Reported as missing unless the cell has another fault already. */
  required(field: string, longest?: number): string {
    const before = this.faults.length;
    const text = this.text(field, longest);
    if (text === null && this.faults.length === before) this.fault(field, "required");
    return text ?? "";
  }

  mail(field: string): string | null {
    const text = this.text(field, 254);
    return text === null || email.test(text) ? text : this.fault(field, "email", text);
  }

  date(field: string): string | null {
    const text = this.text(field);
    return text === null ? null : (dateOf(text) ?? this.fault(field, "date", text));
  }

  choice<Choice extends string>(field: string, choices: readonly Choice[]): Choice | null {
    const text = this.text(field);
    return text === null ? null : (choiceOf(choices, text) ?? this.fault(field, "enum", text));
  }

  hundredths(field: string, max: number): number | null {
    const text = this.text(field);
    if (text === null) return null;
    const value = hundredthsOf(text);
    return value === null || value > max ? this.fault(field, "number", text) : value;
  }

  own({ code, kind, choices }: CustomFieldRule): string | number | boolean | null {
    const field = `customFields.${code}`;
    const text = this.text(field, 500);
    if (text === null || text === "") return null;
    if (kind === "date") return this.date(field);
    if (kind === "number") return decimalOf(text) ?? this.fault(field, "number", text);
    if (kind === "yesNo") return yesNoOf(text) ?? this.fault(field, "enum", text);
    return kind === "choice" ? (choiceOf(choices, text) ?? this.fault(field, "enum", text)) : text;
  }

  record<Of extends Named>(field: string, index: Index<Of>): Of | null {
    const text = this.text(field);
    if (text === null) return null;
    const found = index.get(text.toLowerCase());
    if (found) return found;
    const offered = [...new Set(index.values())].map(({ label }) => label);
    return this.fault(field, "unknown-reference", text, nearestOf(text, offered));
  }
}
