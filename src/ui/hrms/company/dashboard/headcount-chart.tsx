/** Headcount, joiners and leavers by month, linked to the employees; recent moves below. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import { useIntl } from "react-intl";
import type { DashboardPeople } from "#generated/hrms/schema.ts";
import { ChartFrame } from "../../../chart/chart-frame.tsx";
import { useFormat } from "../../../kit/format.tsx";
import { Link } from "../../../kit/link.tsx";
import { Segmented } from "../../../kit/segmented.tsx";
import { useText } from "../../../messages/use-text.ts";
import { employedIn, joinedIn, leftIn } from "./people-links.ts";

const spans = ["12", "24"] as const;

export function HeadcountChart({ companyId, people }: { companyId: string; people: DashboardPeople | undefined }) {
  const t = useText();
  const intl = useIntl();
  const format = useFormat();
  const [span, setSpan] = useState<(typeof spans)[number]>("12");
  const months = people?.months.slice(-Number(span));
  const nameOf = (month: string): string =>
    intl.formatDate(`${month}-15`, { month: "short", year: "2-digit", timeZone: "UTC" });
  const series = (["headcount", "joined", "left"] as const).map((name) => ({
    id: name,
    name: t(`dashboard.${name}`),
    values: months?.map((one) => one[name]) ?? [],
    as: name === "headcount" ? ("line" as const) : ("bar" as const),
  }));
  const [first, last] = [months?.[0], months?.at(-1)];
  const moves = (months ?? []).flatMap(({ month, joined, left }) => [
    ...(joined > 0
      ? [
          {
            id: `${month}+`,
            link: joinedIn(companyId, month),
            label: t("dashboard.joinedIn", { month: nameOf(month), count: joined }),
          },
        ]
      : []),
    ...(left > 0
      ? [
          {
            id: `${month}-`,
            link: leftIn(companyId, month),
            label: t("dashboard.leftIn", { month: nameOf(month), count: left }),
          },
        ]
      : []),
  ]);
  const links = (months ?? []).map(({ month }) => [
    employedIn(companyId, month, people?.day ?? month),
    joinedIn(companyId, month),
    leftIn(companyId, month),
  ]);
  return (
    <ChartFrame
      title={t("dashboard.headcountTitle")}
      summary={t("dashboard.headcountSummary", {
        from: first?.headcount ?? 10,
        to: last?.headcount ?? 10,
        months: Number(span),
      })}
      content={{
        kind: "mixed",
        data: { of: t("dashboard.month"), labels: months?.map(({ month }) => nameOf(month)) ?? [], series },
      }}
      loading={!months}
      format={(value) => format.number(value)}
      file="headcount"
      links={(row, value) => links[row]?.[value]}
      height="15rem"
      actions={
        <Segmented
          label={t("dashboard.span")}
          value={span}
          onChange={setSpan}
          options={spans.map((value) => ({ value, label: t("dashboard.months", { count: Number(value) }) }))}
        />
      }
    >
      {moves.length > 0 && (
        <p className={css({ hideBelow: "md", color: "text.muted", fontSize: "sm", lineHeight: "sm" })}>
          {t("dashboard.moves")}
        </p>
      )}
      <ul
        className={css({
          display: { base: "none", md: "flex" },
          flexWrap: "wrap",
          columnGap: "4",
          rowGap: "1",
          minH: "6",
          fontSize: "sm",
          lineHeight: "sm",
        })}
        aria-label={t("dashboard.moves")}
      >
        {moves.slice(-8).map(({ id, link, label }) => (
          <li key={id}>
            <Link
              to={link.to}
              search={link.search as never}
              className={css({ display: "inline-flex", alignItems: "center", minH: "6" })}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </ChartFrame>
  );
}
