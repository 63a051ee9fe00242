/** Columns of the employee list, two of them editable. */
import { css } from "#generated/styles/css/index.js";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { salaryOf, startOf, yearsOf } from "#src/domain/people/employee-rows.ts";
import { centsToUnits } from "#src/domain/shared/money.ts";
import { parseAmount } from "../../kit/amount.ts";
import { Avatar } from "../../kit/avatar.tsx";
import type { Column } from "../../table/column.ts";
import { useFormat } from "../../kit/format.tsx";
import { useText } from "../../messages/use-text.ts";
import { EditCell } from "./edit-cell.tsx";
import { StatusLabel, useStatusName } from "./status.tsx";
import type { Change } from "./use-edits.ts";
import type { Employee } from "./use-employees.ts";

export const usualColumns = ["full_name", "post", "city", "start_date", "salary", "age", "status"] as const;
const highestPay = 100_000_000;

export function useEmployeeColumns(onChange: (row: Employee, change: Change) => void): readonly Column<Employee>[] {
  const t = useText();
  const format = useFormat();
  const { locale } = useIntl();
  const statusName = useStatusName();
  return useMemo<readonly Column<Employee>[]>(
    () => [
      {
        id: "full_name",
        header: t("tables.name"),
        sortBy: "full_name",
        value: (row) => row.full_name,
        cell: (row) => row.full_name,
      },
      {
        id: "post",
        header: t("tables.post"),
        sortBy: "post",
        value: (row) => row.post,
        cell: (row) => row.post,
        onCard: "line",
      },
      { id: "email", header: t("tables.email"), sortBy: "email", value: (row) => row.email, cell: (row) => row.email },
      {
        id: "city",
        header: t("tables.city"),
        sortBy: "city",
        value: (row) => row.city,
        cell: (row, control) => (
          <EditCell
            label={t("tables.editOf", { field: t("tables.city"), name: row.full_name })}
            text={row.city}
            typed={row.city}
            control={control("city")}
            onSave={(city) => {
              if (city === "" || city.length > 60) return false;
              onChange(row, { city });
              return true;
            }}
          />
        ),
        onCard: "line",
      },
      {
        id: "start_date",
        header: t("tables.start"),
        sortBy: "start_date",
        align: "end",
        value: (row) => startOf(row),
        cell: (row) => format.date(startOf(row)),
      },
      {
        id: "salary",
        header: t("tables.salary"),
        sortBy: "salary",
        align: "end",
        value: (row) => centsToUnits(salaryOf(row)),
        cell: (row, control) => (
          <EditCell
            label={t("tables.editOf", { field: t("tables.salary"), name: row.full_name })}
            text={format.money(salaryOf(row))}
            typed={centsToUnits(salaryOf(row))}
            align="end"
            control={control("salary")}
            onSave={(typed) => {
              const cents = parseAmount(typed, locale);
              if (cents === undefined || cents < 0 || cents > highestPay) return false;
              onChange(row, { salary: `$${centsToUnits(cents)}` });
              return true;
            }}
          />
        ),
        onCard: "line",
      },
      {
        id: "age",
        header: t("tables.age"),
        sortBy: "age",
        align: "end",
        value: (row) => Number(row.age),
        cell: (row) => row.age,
      },
      {
        id: "experience",
        header: t("tables.experience"),
        sortBy: "experience",
        align: "end",
        value: (row) => yearsOf(row),
        cell: (row) => t("tables.years", { years: yearsOf(row) }),
      },
      {
        id: "status",
        header: t("tables.status"),
        sortBy: "status",
        value: (row) => statusName(row.status),
        cell: (row) => <StatusLabel status={row.status} />,
        onCard: "corner",
      },
    ],
    [t, format, locale, onChange],
  );
}

export function EmployeeName({ row }: { row: Employee }) {
  return (
    <>
      <Avatar name={row.full_name} src={row.avatar} size={24} />
      <span className={css({ minW: "0", overflow: "hidden", textOverflow: "ellipsis" })}>{row.full_name}</span>
    </>
  );
}
