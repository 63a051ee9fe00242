/** A list of an employee's record as a CSV file, with what is shown of it. */
import { Download } from "lucide-react";
import type { CsvCell } from "#src/domain/shared/csv.ts";
import { IconButton } from "../../../../kit/button.tsx";
import { useListFile } from "../../../../list/use-list-file.ts";
import { useText } from "../../../../messages/use-text.ts";

export interface FileColumn<Row> {
  readonly id: string;
  readonly header: string;
  readonly value: (row: Row) => CsvCell;
}

interface RecordFileProps<Row> {
  /** Name of the list, as on screen. */
  title: string;
  /** Without extension. */
  name: string;
  rows: readonly Row[];
  columns: readonly FileColumn<Row>[];
}

export function RecordFile<Row>({ title, name, rows, columns }: RecordFileProps<Row>) {
  const t = useText();
  const { these } = useListFile<Row>(name);
  if (rows.length === 0) return null;
  return (
    <IconButton
      size="sm"
      label={t("employees.exportList", { list: title })}
      onClick={() =>
        these(
          rows,
          columns.map((column) => ({ ...column, cell: () => null })),
        )
      }
    >
      <Download size={16} aria-hidden />
    </IconButton>
  );
}
