/** Errors of an import by sheet, row, column and person; cells can be corrected without another upload. */
import { css } from "#generated/styles/css/index.js";
import { useIntl } from "react-intl";
import type { ImportJob } from "#generated/hrms/schema.ts";
import { ColumnTable } from "../../../table/column-table.tsx";
import { Button } from "../../../kit/button.tsx";
import { Input } from "../../../kit/input.tsx";
import { useText } from "../../../messages/use-text.ts";
import { fieldName } from "./field-name.ts";
import { addedFields, fieldsOf, placeName, type Corrections } from "./values.ts";

type Fault = ImportJob["faults"][number];

interface FaultsTableProps {
  job: ImportJob;
  corrections: Corrections;
  onCorrect: (corrections: Corrections) => void;
}

export function FaultsTable({ job, corrections, onCorrect }: FaultsTableProps) {
  const t = useText();
  const { formatMessage } = useIntl();
  const headerOf = ({ sheet, column, field }: Fault): string => {
    const own = job.sheets[sheet];
    const header = column === null ? "" : (own?.columns[column]?.header ?? "");
    const known = fieldsOf(job, own?.kind ?? null).find(({ name }) => name === field);
    return header || fieldName(t, known ?? { name: field, label: null });
  };
  const columnOf = ({ sheet, column, field }: Fault): number =>
    column ?? Number(Object.entries(addedFields(job, sheet)).find(([, name]) => name === field)?.[0]);
  const named = job.sheets.length > 1;
  const nameOf = (sheet: number): string => job.sheets[sheet]?.name ?? "";
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
        keyOf={({ sheet, row, column, field, code }) => `${sheet} ${row} ${column} ${field} ${code}`}
        columns={[
          { header: t("imports.row"), kind: "number", cell: ({ row }) => row },
          ...(named ? [{ header: t("imports.sheet"), cell: ({ sheet }: Fault) => nameOf(sheet) }] : []),
          { header: t("imports.person"), cell: ({ person }) => person ?? "–" },
          { header: t("imports.column"), cell: headerOf },
          { header: t("imports.wrong"), cell: ({ code }) => formatMessage({ id: `imports.fault.${code}` }) },
          {
            header: t("imports.value"),
            cell: (fault) => {
              const { sheet, row, value, suggestion } = fault;
              const place = placeName({ sheet, row, column: columnOf(fault) });
              const words = { row, column: headerOf(fault), sheet: nameOf(sheet) };
              const entered = corrections[place] ?? value;
              const correct = (text: string): void => onCorrect({ ...corrections, [place]: text });
              return (
                <span className={css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2" })}>
                  <Input
                    size="sm"
                    css={{ minW: "10rem", flex: "1" }}
                    aria-label={t(named ? "imports.valueOfSheet" : "imports.valueOf", words)}
                    value={entered}
                    onChange={(event) => correct(event.target.value)}
                  />
                  {suggestion !== null && (
                    <Button
                      size="sm"
                      variant="subtle"
                      inactive={entered === suggestion}
                      onClick={() => correct(suggestion)}
                    >
                      {t("imports.useSuggestion", { value: suggestion })}
                    </Button>
                  )}
                </span>
              );
            },
          },
        ]}
      />
    </div>
  );
}
