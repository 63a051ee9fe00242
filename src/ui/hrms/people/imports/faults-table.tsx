/** What is wrong, by row and column; a cell can be corrected here without another upload. */
import { chakra } from "@chakra-ui/react";
import { useIntl } from "react-intl";
import type { ImportJob } from "#generated/hrms/schema.ts";
import { Input } from "../../../kit/input.tsx";
import { PlainTable, TableScroll } from "../../../kit/plain-table.tsx";
import { useText } from "../../../messages/use-text.ts";
import { fieldName } from "./field-name.ts";
import { placeName, type Corrections } from "./values.ts";

interface FaultsTableProps {
  job: ImportJob;
  corrections: Corrections;
  onCorrect: (corrections: Corrections) => void;
}

export function FaultsTable({ job, corrections, onCorrect }: FaultsTableProps) {
  const t = useText();
  const { formatMessage } = useIntl();
  return (
    <chakra.div display="grid" gap="3">
      <chakra.p color="text.muted">
        {t(job.faultCount > job.faults.length ? "imports.faultsHelpMore" : "imports.faultsHelp", {
          shown: job.faults.length,
        })}
      </chakra.p>
      <TableScroll label={t("imports.faults", { count: job.faultCount })} maxH="28rem">
        <PlainTable small stickyHead stacked>
          <thead>
            <tr>
              <th scope="col">{t("imports.row")}</th>
              <th scope="col">{t("imports.column")}</th>
              <th scope="col">{t("imports.wrong")}</th>
              <th scope="col">{t("imports.value")}</th>
            </tr>
          </thead>
          <tbody>
            {job.faults.map(({ row, column, code, value, field }) => {
              const header =
                column === null
                  ? field === null
                    ? "–"
                    : fieldName(t, job.fields.find(({ name }) => name === field) ?? { name: field, label: null })
                  : (job.columns[column]?.header ?? "");
              const place = column === null ? null : placeName(row, column);
              return (
                <tr key={`${row} ${column} ${field} ${code}`}>
                  <td data-end="" data-label={t("imports.row")}>
                    {row}
                  </td>
                  <td data-label={t("imports.column")}>{header}</td>
                  <td data-label={t("imports.wrong")}>{formatMessage({ id: `imports.fault.${code}` })}</td>
                  <chakra.td minW="12rem" data-label={t("imports.value")}>
                    {place === null ? (
                      value || "–"
                    ) : (
                      <Input
                        size="sm"
                        aria-label={t("imports.valueOf", { row, column: header })}
                        value={corrections[place] ?? value}
                        onChange={(event) => onCorrect({ ...corrections, [place]: event.target.value })}
                      />
                    )}
                  </chakra.td>
                </tr>
              );
            })}
          </tbody>
        </PlainTable>
      </TableScroll>
    </chakra.div>
  );
}
