/** The latest payslip that has been published, with what was paid. */
import { css } from "#generated/styles/css/index.js";
import { useIntl } from "react-intl";
import { useListMyPayslips } from "#generated/hrms/hooks/my-payslips.ts";
import { Money, useFormat } from "../../../kit/format.tsx";
import { ButtonLink, Link } from "../../../kit/link.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { Tag } from "../../../kit/status-dot.tsx";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { Section } from "../employees/section.tsx";
import { latestPayslip } from "./home-query.ts";

// As high with a payslip as without one, so that nothing below moves.
const body = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: "6",
  rowGap: "2",
  minH: { base: "7rem", sm: "4.75rem" },
  alignContent: "center",
});

export function LatestPayslip({ companyId }: { companyId: string }) {
  const t = useText();
  const intl = useIntl();
  const format = useFormat();
  const may = useAbility().can("read", "payslips");
  const { data, error } = useListMyPayslips(latestPayslip(companyId), { enabled: may });
  if (!may || error) return null;
  const list = `/companies/${companyId}/my-payslips`;
  const latest = data?.items[0];
  return (
    <Section
      title={t("my-profile.payslip.title")}
      action={<Link to={list as string}>{t("my-profile.payslip.all")}</Link>}
    >
      <div className={body}>
        {latest ? (
          <>
            <div>
              <p className={css({ color: "text.muted" })}>
                {t("my-profile.payslip.net", {
                  month: intl.formatDate(`${latest.month}-01`, { month: "long", year: "numeric", timeZone: "UTC" }),
                })}
                {latest.viewedAt === null && (
                  <span className={css({ ms: "2" })}>
                    <Tag tone="accent">{t("my-profile.payslip.new")}</Tag>
                  </span>
                )}
              </p>
              <p className={css({ fontSize: "2xl", lineHeight: "2xl", fontWeight: "semibold" })} data-latest-net>
                <Money cents={latest.net} />
              </p>
              <p className={css({ color: "text.muted", fontSize: "sm", lineHeight: "sm" })}>
                {t("my-profile.payslip.paid", { date: format.date(latest.payDate) })}
              </p>
            </div>
            <ButtonLink to={`${list}/${latest.id}` as string}>{t("my-profile.payslip.open")}</ButtonLink>
          </>
        ) : data ? (
          <p className={css({ color: "text.muted" })}>{t("my-profile.payslip.noneText")}</p>
        ) : (
          <Skeleton css={{ w: "16rem", h: "10", my: "0" }} />
        )}
      </div>
    </Section>
  );
}
