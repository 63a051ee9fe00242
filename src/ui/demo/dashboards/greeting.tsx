/** Greeting cards: one with the month's sales and one with what is new. */
import { css } from "#generated/styles/css/index.js";
import { Award, Sparkles } from "lucide-react";
import { useGetRevenueAnalytics } from "#generated/demo/hooks/card-analytics.ts";
import { useGetOrdersBarChart } from "#generated/demo/hooks/card-statistics.ts";
import { ButtonLink } from "../../kit/link.tsx";
import { useAccount } from "../../session/account.ts";
import { useText } from "../../messages/use-text.ts";
import { useNumbers } from "./numbers.ts";
import { Widget } from "./widget.tsx";

const frame = css({ display: "flex", justifyContent: "space-between", gap: "4", alignItems: "flex-end" });
const amount = css({
  fontSize: "2xl",
  lineHeight: "2xl",
  fontWeight: "semibold",
  fontVariantNumeric: "tabular-nums",
  mb: "3",
});

function useFirstName(): string {
  return (useAccount()?.fullName ?? "").split(" ")[0] ?? "";
}

export function Medal() {
  const t = useText();
  const numbers = useNumbers();
  const name = useFirstName();
  const query = useGetRevenueAnalytics();
  return (
    <Widget title={t("dashboards.medalTitle", { name })} text={t("dashboards.medalText")} query={query}>
      {({ thisMonth }) => (
        <div className={frame}>
          <div>
            <p className={amount}>{numbers.unit("money")(thisMonth)}</p>
            <ButtonLink size="sm" to="/apps/invoice/list">
              {t("dashboards.viewSales")}
            </ButtonLink>
          </div>
          <Award size={56} strokeWidth={1.25} className={css({ color: "accent" })} aria-hidden />
        </div>
      )}
    </Widget>
  );
}

export function Greeting() {
  const t = useText();
  const numbers = useNumbers();
  const name = useFirstName();
  const query = useGetOrdersBarChart();
  return (
    <Widget title={t("dashboards.greetingTitle", { name })} query={query}>
      {({ total, change }) => (
        <div className={frame}>
          <div>
            <p className={css({ color: "text.muted", mb: "3", maxW: "prose" })}>
              {t("dashboards.greetingText", { orders: total, change: numbers.change(change) })}
            </p>
            <ButtonLink size="sm" to="/apps/ecommerce/shop">
              {t("dashboards.viewShop")}
            </ButtonLink>
          </div>
          <Sparkles size={48} strokeWidth={1.25} className={css({ color: "accent" })} aria-hidden />
        </div>
      )}
    </Widget>
  );
}
