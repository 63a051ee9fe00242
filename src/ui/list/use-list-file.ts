/** Exports a list: on the server with all filtered rows and visible columns, or only selected rows. */
import { useState } from "react";
import type { CallInit } from "#src/client/types.ts";
import type { Column } from "../table/column.ts";
import { saveCsv } from "./rows-csv.ts";
import { downloadFile } from "../kit/download.ts";
import { problemText } from "../kit/problem.ts";
import { toast } from "../kit/toast.ts";
import { useText } from "../messages/use-text.ts";

const types = { csv: "text/csv", xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" } as const;

export type FileFormat = keyof typeof types;

/** Parameters of an export beside filters and sort order. */
export interface FileQuery {
  readonly format: FileFormat;
  readonly columns: string[];
  readonly heads: string[];
}

type AskFile = (query: FileQuery, init: CallInit) => Promise<string | Blob>;

interface ListFile<Row> {
  readonly busy: boolean;
  readonly all: (
    format: FileFormat,
    columns: readonly Pick<Column<Row>, "id" | "header" | "inFile">[],
    ask: AskFile,
  ) => Promise<void>;
  readonly these: (rows: readonly Row[], columns: readonly Column<Row>[]) => void;
}

export function useListFile<Row>(name: string): ListFile<Row> {
  const t = useText();
  const [busy, setBusy] = useState(false);
  const all: ListFile<Row>["all"] = async (format, columns, ask) => {
    if (busy) return;
    setBusy(true);
    try {
      const written = columns.map(({ id, header, inFile }) => inFile ?? { id, header });
      const file = await ask(
        { format, columns: written.map(({ id }) => id), heads: written.map(({ header }) => header) },
        { headers: { accept: types[format] } },
      );
      // The browser strips the BOM when reading text; spreadsheets need it for UTF-8.
      downloadFile(`${name}.${format}`, typeof file === "string" ? `\uFEFF${file}` : file, types[format]);
      toast({ text: t("crud.exported") });
    } catch (error) {
      toast({ kind: "error", text: t("crud.notExported", { reason: problemText(t, error) }) });
    } finally {
      setBusy(false);
    }
  };
  const these: ListFile<Row>["these"] = (rows, columns) => {
    saveCsv(name, columns, rows);
    toast({ text: t("crud.exported") });
  };
  return { busy, all, these };
}
