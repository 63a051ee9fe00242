/** Grouped column headers. */
import type { EmployeeRow } from "#generated/demo/schema.ts";
import { salaryOf, startOf, yearsOf } from "#src/domain/people/employee-rows.ts";
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
  const contact = t("tables.groupContact");
  const work = t("tables.groupWork");
  const columns = [
    { id: "name", header: t("tables.name"), sortBy: "name", value: nameOf, cell: nameOf },
    { id: "email", header: t("tables.email"), group: contact, cell: (row: EmployeeRow) => row.email, onCard: "line" },
    {
      id: "city",
      header: t("tables.city"),
      group: contact,
      sortBy: "city",
      value: (row: EmployeeRow) => row.city,
      cell: (row: EmployeeRow) => row.city,
      onCard: "line",
    },
    {
      id: "start",
      header: t("tables.start"),
      group: work,
      sortBy: "start",
      align: "end",
      value: startOf,
      cell: (row: EmployeeRow) => format.date(startOf(row)),
    },
    {
      id: "experience",
      header: t("tables.experience"),
      group: work,
      sortBy: "experience",
      align: "end",
      value: yearsOf,
      cell: (row: EmployeeRow) => t("tables.years", { years: yearsOf(row) }),
    },
    {
      id: "salary",
      header: t("tables.salary"),
      group: work,
      sortBy: "salary",
      align: "end",
      value: salaryOf,
      cell: (row: EmployeeRow) => <Money cents={salaryOf(row)} />,
      onCard: "line",
    },
  ] as const;
  const { rows, total, sort, onSort, page, onPage, pageSize } = useLocalTable(all, columns, 5);
  return (
    <Frame>
      <DataTable
        label={t("tables.basic.heads")}
        columns={columns}
        rows={rows}
        idOf={idOf}
        nameOf={nameOf}
        lead={(row, control) => <NameCell row={row} control={control} />}
        sort={sort}
        onSort={onSort}
      />
      <Pager of={t("tables.basic.heads")} total={total} page={page} pageSize={pageSize} onPage={onPage} />
    </Frame>
  );
}

export function Heads() {
  return <Employees>{(all) => <Table all={all} />}</Employees>;
}
