/** The rows of the list of employees, with picture and keys. */
import { chakra } from "@chakra-ui/react";
import type { EmployeeRow } from "#generated/hrms/schema.ts";
import { DataTable } from "../../../kit/data-table/data-table.tsx";
import type { RowControlProps } from "../../../kit/data-table/column.ts";
import type { TableProps } from "../../../kit/data-table/rows.ts";
import type { Selection } from "../../../kit/data-table/use-selection.ts";
import { Link } from "../../../kit/link.tsx";
import { useText } from "../../../messages/use-text.ts";
import { PersonPhoto } from "./person-photo.tsx";

interface EmployeeRowsProps extends Pick<
  TableProps<EmployeeRow>,
  "columns" | "rows" | "sort" | "onSort" | "density" | "arranging"
> {
  companyId: string;
  selection: Selection<EmployeeRow> | undefined;
  stale: boolean;
}

function Lead({
  companyId,
  row,
  control,
  compact,
}: {
  companyId: string;
  row: EmployeeRow;
  control: RowControlProps;
  compact: boolean;
}) {
  return (
    <chakra.span display="flex" alignItems="center" gap="2.5" minW="0">
      <PersonPhoto
        companyId={companyId}
        employeeId={row.id}
        name={row.fullName}
        photo={row.photo}
        size={compact ? 22 : 28}
      />
      <chakra.span minW="0" overflow="hidden" textOverflow="ellipsis" m="-1" p="1" title={row.fullName}>
        <Link
          {...control}
          to="/companies/$companyId/employees/$employeeId"
          params={{ companyId, employeeId: row.id }}
          fontWeight="medium"
          color="text"
          _hover={{ color: "accent.text", textDecoration: "underline" }}
        >
          {row.fullName}
        </Link>
      </chakra.span>
    </chakra.span>
  );
}

export function EmployeeRows({ companyId, rows, selection, density = "normal", ...table }: EmployeeRowsProps) {
  const t = useText();
  return (
    <DataTable
      {...table}
      density={density}
      label={t("employees.title")}
      rows={rows}
      idOf={(row) => row.id}
      nameOf={(row) => row.fullName}
      lead={(row, control) => (
        <Lead companyId={companyId} row={row} control={control} compact={density === "compact"} />
      )}
      selection={selection}
      keys={
        selection
          ? {
              x: (id) =>
                rows.filter((row) => row.id === id).forEach((row) => selection.set([row], !selection.has(row))),
            }
          : {}
      }
    />
  );
}
