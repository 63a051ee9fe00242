/** Export menu for custom list pages. */
import type { CallInit } from "#src/client/types.ts";
import { ExportMenu } from "./export-menu.tsx";
import { useListFile, type FileQuery } from "./use-list-file.ts";

interface ListExportProps<Name extends string> {
  /** File name without extension. */
  name: string;
  total: number | undefined;
  columns: readonly { readonly id: Name; readonly header: string }[];
  /** Generated export operation, called with the list's filters. */
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
