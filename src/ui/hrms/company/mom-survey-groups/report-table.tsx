/** Headcount by survey group: full-time and part-time by residency, joiners and leavers. */
import { useIntl } from "react-intl";
import type { MomSurveyRow } from "#generated/hrms/schema.ts";
import { PlainTable } from "../../../table/plain-table.tsx";
import { useText } from "../../../messages/use-text.ts";

const residencies = ["citizen", "pr", "foreigner"] as const;
const times = ["fullTime", "partTime"] as const;

const countsOf = (row: MomSurveyRow): number[] => {
  const each = times.flatMap((time) => residencies.map((residency) => row[time][residency]));
  const vacancies = row.vacancies === null ? [] : [row.vacancies];
  return [...each, each.reduce((all, count) => all + count, 0), row.hires, row.exits, ...vacancies];
};

export function ReportTable({ groups }: { groups: readonly MomSurveyRow[] }) {
  const t = useText();
  const { formatNumber } = useIntl();
  // Vacancies of past quarters are not kept.
  const columns = groups.some(({ vacancies }) => vacancies !== null)
    ? (["people", "hires", "exits", "vacancies"] as const)
    : (["people", "hires", "exits"] as const);
  const rows = groups.map((row) => ({ row, counts: countsOf(row) }));
  const totals = rows.reduce<number[]>(
    (all, { counts }) => counts.map((count, index) => count + (all[index] ?? 0)),
    [],
  );
  const cells = (counts: readonly number[]) =>
    counts.map((count, index) => (
      <td key={index} data-end>
        {formatNumber(count)}
      </td>
    ));
  return (
    <PlainTable>
      <thead>
        <tr>
          <th scope="col" rowSpan={2}>
            {t("mom-survey-groups.mom_survey_group_name")}
          </th>
          {times.map((time) => (
            <th key={time} scope="colgroup" colSpan={3}>
              {t(`mom-survey-groups.${time}`)}
            </th>
          ))}
          {columns.map((name) => (
            <th key={name} scope="col" rowSpan={2} data-end>
              {t(`mom-survey-groups.${name}`)}
            </th>
          ))}
        </tr>
        <tr>
          {times.flatMap((time) =>
            residencies.map((residency) => (
              <th key={`${time}-${residency}`} scope="col" data-end>
                {t(`mom-survey-groups.${residency}`)}
              </th>
            )),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ row, counts }) => (
          <tr key={row.groupId ?? "none"}>
            <th scope="row">{row.mom_survey_group_name ?? t("mom-survey-groups.noGroup")}</th>
            {cells(counts)}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t("mom-survey-groups.total")}</th>
          {cells(totals)}
        </tr>
      </tfoot>
    </PlainTable>
  );
}
