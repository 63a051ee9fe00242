/** The export of a list whose page is of its own making. */
import type { CallInit } from "#src/client/types.ts";
import { ExportMenu } from "./export-menu.tsx";
import { useListFile, type FileQuery } from "./use-list-file.ts";

interface ListExportProps<Name extends string> {
  /** Of the file, without what it ends in. */
  name: string;
  total: number | undefined;
  /** What the list shows, under which words. */
  columns: readonly { readonly id: Name; readonly header: string }[];
  /** The generated call, with the filters of the list. */
  ask: (query: FileQuery & { columns: Name[] }, init: CallInit) => Promise<string | Blob>;
}

export function ListExport<Name extends string>({ name, total, columns, ask }: ListExportProps<Name>) {
  const file = useListFile(name);
  return (
    <ExportMenu
      total={total}
      busy={file.busy}
      onSave={(format) =>
        void file.all(format, columns, (query, init) => ask({ ...query, columns: columns.map(({ id }) => id) }, init))
      }
    />
  );
}
