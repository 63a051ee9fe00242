/** The minimum: columns and rows give sorting, paging and page size. */
import type { EmployeeRow } from "#generated/demo/schema.ts";
import { salaryOf, startOf } from "#src/domain/people/employee-rows.ts";
import { DataTable } from "#src/ui/table/data-table.tsx";
import { Pager } from "#src/ui/table/pager.tsx";
import { useLocalTable } from "#src/ui/gallery/parts/use-local-table.ts";
import { Money, useFormat } from "#src/ui/kit/format.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { Employees } from "../employees.tsx";
import { Frame, idOf, nameOf, NameCell } from "./shared.tsx";

function Table({ all }: { all: readonly EmployeeRow[] }) {
  const t = useText();
  const format = useFormat();
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
    {
      id: "city",
      header: t("tables.city"),
      sortBy: "city",
      value: (row: EmployeeRow) => row.city,
      cell: (row: EmployeeRow) => row.city,
      onCard: "line",
    },
    {
      id: "start",
      header: t("tables.start"),
      sortBy: "start",
      align: "end",
      value: startOf,
      cell: (row: EmployeeRow) => format.date(startOf(row)),
    },
    {
      id: "salary",
      header: t("tables.salary"),
      sortBy: "salary",
      align: "end",
      value: salaryOf,
      cell: (row: EmployeeRow) => <Money cents={salaryOf(row)} />,
      onCard: "line",
    },
  ] as const;
  const { rows, total, sort, onSort, ...pages } = useLocalTable(all, columns);
  return (
    <Frame>
      <DataTable
        label={t("tables.basic.zero")}
        columns={columns}
        rows={rows}
        idOf={idOf}
        nameOf={nameOf}
        lead={(row, control) => <NameCell row={row} control={control} />}
        sort={sort}
        onSort={onSort}
      />
      <Pager of={t("tables.basic.zero")} total={total} {...pages} />
    </Frame>
  );
}

export function Zero() {
  return <Employees>{(all) => <Table all={all} />}</Employees>;
}
