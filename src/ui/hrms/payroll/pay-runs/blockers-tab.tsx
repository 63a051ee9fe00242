/** What has to be resolved before a run is submitted, and warnings, each with a link to where it is done. */
import { css } from "#generated/styles/css/index.js";
import { CircleAlert, TriangleAlert } from "lucide-react";
import { listPayRunBlockersOptions } from "#generated/hrms/hooks/pay-runs.ts";
import type { PayBlocker } from "#generated/hrms/schema.ts";
import { Card } from "../../../kit/card.tsx";
import { useFormat } from "../../../kit/format.tsx";
import { ButtonLink, Link } from "../../../kit/link.tsx";
import { EmptyState } from "../../../kit/states.tsx";
import { FilteredList } from "../../../list/filtered-list.tsx";
import { ListRow } from "../../../list/list-row.tsx";
import { listQuery } from "../../../list/list-state.ts";
import { useAddressedList, useListAnswer } from "../../../list/use-list.ts";
import { useListAddress } from "../../../list/use-list-address.ts";
import { useText } from "../../../messages/use-text.ts";
import { blockerLink } from "./blocker-links.ts";
import { useBlockerText } from "../shared/blocker-text.ts";
import { runBlockers } from "./run-lists.ts";
import type { RunTabProps } from "./run-tab.ts";

function BlockerRow({ companyId, blocker }: { companyId: string; blocker: PayBlocker }) {
  const t = useText();
  const textOf = useBlockerText();
  const { severity, fullName, employeeNo, payslipId, target } = blocker;
  const { to, search } = blockerLink(companyId, blocker);
  const isBlocker = severity === "blocker";
  const Icon = isBlocker ? CircleAlert : TriangleAlert;
  const payslip: string = `/companies/${companyId}/payslips/${payslipId}`;
  return (
    <ListRow
      css={{
        gridTemplateColumns: { base: "1.25rem minmax(0, 1fr)", md: "1.25rem minmax(0, 14rem) minmax(0, 1fr) auto" },
      }}
      data-blocker={blocker.code}
    >
      <span
        className={css({ alignSelf: "center", color: isBlocker ? "danger.text" : "warning.text" })}
        role="img"
        aria-label={t(`payroll.severity.${severity}`)}
      >
        <Icon size={16} aria-hidden />
      </span>
      <span className={css({ minW: "0", overflowWrap: "anywhere" })}>
        <Link to={payslip}>{fullName}</Link>
        <span className={css({ color: "text.muted", ms: "2" })}>{employeeNo}</span>
      </span>
      <span className={css({ gridColumn: { base: "2", md: "auto" }, minW: "0", overflowWrap: "anywhere" })}>
        {textOf(blocker)}
      </span>
      <span className={css({ gridColumn: { base: "2", md: "auto" }, justifySelf: { md: "end" } })}>
        <ButtonLink
          size="sm"
          to={to}
          search={(search ?? {}) as never}
          aria-label={`${t(`payroll.place.${target.place}`)}: ${fullName}`}
        >
          {t(`payroll.place.${target.place}`)}
        </ButtonLink>
      </span>
    </ListRow>
  );
}

export function BlockersTab({ companyId, run }: RunTabProps) {
  const t = useText();
  const format = useFormat();
  const list = useAddressedList({ contract: runBlockers, ...useListAddress() });
  const answer = useListAnswer(
    list,
    listPayRunBlockersOptions({
      path: { companyId, payRunId: run.id },
      query: listQuery(runBlockers, list.state),
    }),
  );
  const { data } = answer;
  const sought = list.state.q !== "" || Object.keys(list.state.filters).length > 0;
  if (data && data.total === 0 && !sought && !answer.earlier)
    return (
      <Card className={css({ maxW: "64rem" })}>
        {run.calculatedAt === null ? (
          <EmptyState title={t("payroll.notCalculated")}>{t("payroll.notCalculatedText")}</EmptyState>
        ) : (
          <EmptyState
            title={t("payroll.noBlockers")}
            action={
              <ButtonLink to="." search={{ tab: "people" } as never}>
                {t("payroll.reviewPeople")}
              </ButtonLink>
            }
          >
            {t("payroll.noBlockersText")}
          </EmptyState>
        )}
      </Card>
    );
  const counted = (label: string, count: number): string => `${label} (${format.number(count)})`;
  return (
    <FilteredList
      title={t("payroll.tab.checks")}
      list={list}
      answer={answer}
      search={t("payroll.searchPeople")}
      choices={[
        {
          name: "severity",
          label: t("payroll.severity"),
          options: [
            { value: "", label: t("payroll.severity.all") },
            ...(["blocker", "warning"] as const).map((value) => ({
              value,
              label: t(`payroll.severities.${value}`),
            })),
          ],
        },
        {
          name: "code",
          label: t("payroll.what"),
          options: [
            { value: "", label: t("payroll.what.all") },
            ...(data?.counts ?? []).map(({ code, people }) => ({
              value: code,
              label: counted(t(`payroll.code.${code}`), people),
            })),
          ],
        },
      ]}
      rowHeight="2.25rem"
      row={(blocker) => <BlockerRow key={blocker.id} companyId={companyId} blocker={blocker} />}
      empty={{ title: t("payroll.noBlockers"), text: t("payroll.noBlockersText") }}
    />
  );
}
