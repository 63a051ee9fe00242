/** Export menu for custom list pages. */
import type { CallInit } from "#src/client/types.ts";
import { ExportMenu } from "./export-menu.tsx";
import { filterQuery } from "./list-state.ts";
import type { AddressedList } from "./use-list.ts";
import { useListFile, type FileQuery } from "./use-list-file.ts";

export interface ListFile<Name extends string> {
  readonly columns: readonly { readonly id: Name; readonly header: string }[];
  /** Generated export operation, called with the list's filters and order. */
  readonly ask: (query: FileQuery & { columns: Name[] }, init: CallInit) => Promise<string | Blob>;
}

interface ListExportProps<Name extends string> extends ListFile<Name> {
  /** File name without extension. */
  name: string;
  total: number | undefined;
  /** A list whose state is in the URL; others add their filters in `ask`. */
  list?: AddressedList;
}

export function ListExport<Name extends string>({ name, total, list, columns, ask }: ListExportProps<Name>) {
  const file = useListFile(name);
  const filters = list && filterQuery<object>(list.contract, list.state);
  return (
    <ExportMenu
      total={total}
      busy={file.busy}
      onSave={(format) =>
        void file.all(format, columns, (query, init) =>
          ask({ ...filters, ...query, columns: columns.map(({ id }) => id) }, init),
        )
      }
    />
  );
}
