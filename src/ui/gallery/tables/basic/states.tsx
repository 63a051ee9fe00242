/** Status 1 to 5 as labelled chips, with a filter above. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import type { EmployeeRow } from "#generated/demo/schema.ts";
import { StatusChip, statuses, useStatusName, type Status } from "#src/ui/gallery/datatables/status.tsx";
import { Button } from "#src/ui/kit/button.tsx";
import { DataTable } from "#src/ui/table/data-table.tsx";
import { Pager } from "#src/ui/table/pager.tsx";
import { useLocalTable } from "#src/ui/gallery/parts/use-local-table.ts";
import { useText } from "#src/ui/messages/use-text.ts";
import { Employees } from "../employees.tsx";
import { Frame, idOf, nameOf, NameCell } from "./shared.tsx";

function Table({ all }: { all: readonly EmployeeRow[] }) {
  const t = useText();
  const statusName = useStatusName();
  const [only, setOnly] = useState<Status>();
  const columns = [
    { id: "name", header: t("tables.name"), sortBy: "name", value: nameOf, cell: nameOf },
    {
      id: "status",
      header: t("tables.status"),
      sortBy: "status",
      value: (row: EmployeeRow) => row.status,
      cell: (row: EmployeeRow) => <StatusChip status={row.status} />,
      onCard: "corner",
    },
  ] as const;
  const fitting = only === undefined ? all : all.filter(({ status }) => status === only);
  const { rows, total, sort, onSort, page, onPage, pageSize } = useLocalTable(fitting, columns, 5);
  return (
    <div className={css({ display: "grid", gap: "3" })}>
      <div className={css({ display: "flex", flexWrap: "wrap", gap: "1.5" })}>
        {statuses.map((status) => (
          <Button
            key={status}
            size="sm"
            variant={only === status ? "subtle" : "outline"}
            aria-pressed={only === status}
            onClick={() => setOnly(only === status ? undefined : status)}
          >
            {statusName(status)}
          </Button>
        ))}
      </div>
      <Frame>
        <DataTable
          label={t("tables.basic.states")}
          columns={columns}
          rows={rows}
          idOf={idOf}
          nameOf={nameOf}
          lead={(row, control) => <NameCell row={row} control={control} />}
          sort={sort}
          onSort={onSort}
        />
        <Pager of={t("tables.basic.states")} total={total} page={page} pageSize={pageSize} onPage={onPage} />
      </Frame>
    </div>
  );
}

export function States() {
  return <Employees>{(all) => <Table all={all} />}</Employees>;
}
