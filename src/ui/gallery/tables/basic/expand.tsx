/** Expandable rows. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import type { EmployeeRow } from "#generated/demo/schema.ts";
import { EmployeeFacts } from "#src/ui/gallery/datatables/employee-facts.tsx";
import { DataTable } from "#src/ui/table/data-table.tsx";
import { Pager } from "#src/ui/table/pager.tsx";
import { useLocalTable } from "#src/ui/gallery/parts/use-local-table.ts";
import { toggled } from "#src/ui/kit/toggled.ts";
import { useText } from "#src/ui/messages/use-text.ts";
import { Employees } from "../employees.tsx";
import { Frame, idOf, nameOf, NameCell } from "./shared.tsx";

function Table({ all }: { all: readonly EmployeeRow[] }) {
  const t = useText();
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const columns = [
    { id: "name", header: t("tables.name"), sortBy: "name", value: nameOf, cell: nameOf },
    {
      id: "post",
      header: t("tables.post"),
      sortBy: "post",
      value: (row: EmployeeRow) => row.post,
      cell: (row: EmployeeRow) => row.post,
      onCard: "line",
    },
  ] as const;
  const { rows, total, sort, onSort, page, onPage, pageSize } = useLocalTable(all, columns, 5);
  return (
    <Frame>
      <DataTable
        label={t("tables.basic.expand")}
        columns={columns}
        rows={rows}
        idOf={idOf}
        nameOf={nameOf}
        lead={(row, control) => <NameCell row={row} control={control} />}
        sort={sort}
        onSort={onSort}
        expanding={{
          isOpen: ({ id }) => open.has(id),
          onToggle: ({ id }) => setOpen(toggled(open, id)),
          render: (row) => (
            <div className={css({ py: "2", ps: "7" })}>
              <EmployeeFacts row={row} />
            </div>
          ),
        }}
      />
      <Pager of={t("tables.basic.expand")} total={total} page={page} pageSize={pageSize} onPage={onPage} />
    </Frame>
  );
}

export function Expand() {
  return <Employees>{(all) => <Table all={all} />}</Employees>;
}
