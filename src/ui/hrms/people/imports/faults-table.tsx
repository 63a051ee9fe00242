/** Import errors by row and column; cells can be corrected without another upload. */
import { css } from "#generated/styles/css/index.js";
import { useIntl } from "react-intl";
import type { ImportJob } from "#generated/hrms/schema.ts";
import { ColumnTable } from "../../../table/column-table.tsx";
import { Input } from "../../../kit/input.tsx";
import { useText } from "../../../messages/use-text.ts";
import { fieldName } from "./field-name.ts";
import { addedFields, placeName, type Corrections } from "./values.ts";

type Fault = ImportJob["faults"][number];

interface FaultsTableProps {
  job: ImportJob;
  corrections: Corrections;
  onCorrect: (corrections: Corrections) => void;
}

export function FaultsTable({ job, corrections, onCorrect }: FaultsTableProps) {
  const t = useText();
  const { formatMessage } = useIntl();
  const headerOf = ({ column, field }: Fault): string => {
    if (column !== null) return job.columns[column]?.header ?? "";
    if (field === null) return "–";
    return fieldName(t, job.fields.find(({ name }) => name === field) ?? { name: field, label: null });
  };
  const added = Object.entries(addedFields(job));
  const columnOf = ({ column, field }: Fault): number | null => {
    const own = added.find(([, name]) => name === field)?.[0];
    return column ?? (own === undefined ? null : Number(own));
  };
  return (
    <div className={css({ display: "grid", gap: "3" })}>
      <p className={css({ color: "text.muted" })}>
        {t(job.faultCount > job.faults.length ? "imports.faultsHelpMore" : "imports.faultsHelp", {
          shown: job.faults.length,
        })}
      </p>
      <ColumnTable
        label={t("imports.faults", { count: job.faultCount })}
        small
        stickyHead
        maxH="28rem"
        rows={job.faults}
        keyOf={({ row, column, field, code }) => `${row} ${column} ${field} ${code}`}
        columns={[
          { header: t("imports.row"), kind: "number", cell: ({ row }) => row },
          { header: t("imports.person"), cell: ({ person }) => person ?? "–" },
          { header: t("imports.column"), cell: headerOf },
          { header: t("imports.wrong"), cell: ({ code }) => formatMessage({ id: `imports.fault.${code}` }) },
          {
            header: t("imports.value"),
            cell: (fault) => {
              const { row, value } = fault;
              const column = columnOf(fault);
              if (column === null) return value || "–";
              const place = placeName(row, column);
              return (
                <Input
                  size="sm"
                  minW="10rem"
                  aria-label={t("imports.valueOf", { row, column: headerOf(fault) })}
                  value={corrections[place] ?? value}
                  onChange={(event) => onCorrect({ ...corrections, [place]: event.target.value })}
                />
              );
            },
          },
        ]}
      />
    </div>
  );
}
