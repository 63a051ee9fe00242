/** One's own payslips. */
import { css } from "#generated/styles/css/index.js";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { listMyPayslipsOptions } from "#generated/hrms/hooks/my-payslips.ts";
import { myPayslipsList } from "#generated/hrms/resources/my-payslips.ts";
import type { PayslipRow } from "#generated/hrms/schema.ts";
import { today } from "../../../kit/calendar-date.ts";
import { Card } from "../../../kit/card.tsx";
import { Forbidden } from "../../../kit/forbidden.tsx";
import { Money, useFormat } from "../../../kit/format.tsx";
import { Link } from "../../../kit/link.tsx";
import { PageFrame } from "../../../kit/page-frame.tsx";
import { statusOf } from "../../../kit/problem.ts";
import { EmptyState } from "../../../kit/states.tsx";
import { StatusDot } from "../../../kit/status-dot.tsx";
import { ListPage } from "../../../list/list-page.tsx";
import { listQuery } from "../../../list/list-state.ts";
import { useDeviceViews } from "../../../list/use-device-views.ts";
import { useList, useListAnswer } from "../../../list/use-list.ts";
import { useListAddress } from "../../../list/use-list-address.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import type { Column } from "../../../table/column.ts";

const idOf = ({ id }: PayslipRow): string => id;
const usual = ["month", "payDate", "gross", "deductions", "net", "acknowledged"];
const yearsBack = 6;

function useColumns(): readonly Column<PayslipRow>[] {
  const t = useText();
  const intl = useIntl();
  const format = useFormat();
  return useMemo<readonly Column<PayslipRow>[]>(() => {
    const money = (id: "gross" | "deductions" | "net", onCard?: "line"): Column<PayslipRow> => ({
      id,
      header: t(`payslips.${id}`),
      cell: (row) => <Money cents={row[id]} />,
      align: "end",
      ...(onCard && { onCard }),
    });
    return [
      {
        id: "month",
        header: t("payslips.fact.period"),
        cell: ({ month }) => intl.formatDate(`${month}-01`, { month: "long", year: "numeric", timeZone: "UTC" }),
      },
      { id: "kind", header: t("payslips.kind"), cell: ({ kind }) => t(`payslips.kind.${kind}`) },
      { id: "payDate", header: t("payslips.payDate"), cell: ({ payDate }) => format.date(payDate), onCard: "line" },
      money("gross"),
      money("deductions"),
      money("net", "line"),
      {
        id: "acknowledged",
        header: t("payslips.state"),
        cell: ({ viewedAt, acknowledgedAt }) => (
          <StatusDot tone={acknowledgedAt !== null ? "success" : viewedAt === null ? "info" : "neutral"}>
            {t(
              acknowledgedAt !== null
                ? "payslips.acknowledged"
                : viewedAt === null
                  ? "payslips.unseen"
                  : "payslips.seen",
            )}
          </StatusDot>
        ),
        onCard: "corner",
      },
    ];
  }, [t, intl, format]);
}

export function MyPayslipsPage({ companyId }: { companyId: string }) {
  const t = useText();
  return useAbility().can("read", "payslips") ? (
    <MyPayslips companyId={companyId} />
  ) : (
    <Forbidden title={t("payslips.mine")} />
  );
}

function MyPayslips({ companyId }: { companyId: string }) {
  const t = useText();
  const intl = useIntl();
  const list = useList({
    name: "my-payslips",
    contract: myPayslipsList,
    ...useListAddress(),
    columns: useColumns(),
    usual,
    idOf,
    views: useDeviceViews("my-payslips"),
  });
  const answer = useListAnswer(
    list,
    listMyPayslipsOptions({ path: { companyId }, query: listQuery(myPayslipsList, list.state) }),
  );
  const year = Number(today().slice(0, 4));
  const name = ({ month }: PayslipRow): string =>
    intl.formatDate(`${month}-01`, { month: "long", year: "numeric", timeZone: "UTC" });
  if (statusOf(answer.error) === 404 && !answer.rows)
    return (
      <PageFrame title={t("payslips.mine")} intro={t("payslips.mineIntro")}>
        <Card className={css({ maxW: "64rem" })}>
          <EmptyState title={t("payslips.noEmployment")}>{t("payslips.noEmploymentText")}</EmptyState>
        </Card>
      </PageFrame>
    );
  return (
    <ListPage
      list={list}
      answer={answer}
      title={t("payslips.mine")}
      intro={t("payslips.mineIntro")}
      search={undefined}
      filters={[
        {
          kind: "choices",
          name: "year",
          label: t("payslips.ofYear"),
          options: Array.from({ length: yearsBack }, (_, back) => String(year - back)).map((value) => ({
            value,
            label: value,
          })),
        },
      ]}
      sortLabel={(field) => field}
      empty={{ title: t("payslips.mineNone"), text: t("payslips.mineNoneText") }}
      table={{
        nameOf: name,
        lead: (row, control) => (
          <Link {...control} to={`/companies/${companyId}/my-payslips/${row.id}` as string}>
            {name(row)}
          </Link>
        ),
      }}
      selectable={false}
    />
  );
}
