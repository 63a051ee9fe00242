/** Reads CSV files of ledger accounts: all faults by row and column, and the valid rows. */
import type { CsvRecord } from "../shared/csv.ts";
import { readRows, type RowsOf } from "../shared/csv-rows.ts";
import { ledgerAccountKinds, type NewLedgerAccount, postings, type Posting } from "./ledger-accounts.ts";

export interface LedgerAccountRow extends NewLedgerAccount {
  readonly row: number;
  readonly description: string | null;
}

/** With those of an export that an import does not read. */
const columns = {
  code: "required",
  name: "required",
  kind: "required",
  postings: "optional",
  description: "optional",
  status: "optional",
  updatedAt: "optional",
} as const;
export const ledgerAccountColumns = ["code", "name", "kind", "postings", "description"] as const;

const codePattern = /^[A-Za-z0-9][A-Za-z0-9 ._/&-]*$/;
const longest = { code: 20, name: 80, description: 500 } as const;

export function readLedgerAccountRows(records: readonly CsvRecord[] | null): RowsOf<LedgerAccountRow> {
  const seen = new Set<string>();
  return readRows(records, columns, (cell, fault, row) => {
    const given = cell("kind");
    const kind = ledgerAccountKinds.find((each) => each === given.toLowerCase());
    const texts = { code: cell("code"), name: cell("name"), description: cell("description") };
    for (const name of ["code", "name", "description"] as const)
      if (texts[name].length > longest[name]) fault(name, "maxLength", texts[name]);
    if (texts.code !== "" && !codePattern.test(texts.code)) fault("code", "characters", texts.code);
    if (seen.has(texts.code.toLowerCase())) fault("code", "twice", texts.code);
    seen.add(texts.code.toLowerCase());
    const named = cell("postings")
      .split(/[;\s]+/)
      .filter((each) => each !== "");
    const unknown = named.find((each) => !(postings as readonly string[]).includes(each));
    if (unknown !== undefined) fault("postings", "enum", unknown);
    if (kind === undefined) return given === "" ? null : fault("kind", "enum", given);
    return {
      row,
      code: texts.code,
      name: texts.name,
      kind,
      postings: [...new Set(named)] as Posting[],
      description: texts.description || null,
    };
  });
}
