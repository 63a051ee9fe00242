/** The package chosen on the pricing page, with a link to change it. */
import { css } from "#generated/styles/css/index.js";
import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { useListPricings } from "#generated/hrms/hooks/pricings.ts";
import { useFormat } from "../../kit/format.tsx";
import { Link } from "../../kit/link.tsx";
import { useText } from "../../messages/use-text.ts";
import type { PlanSearch } from "./plan-search.ts";

export function ChosenPlan({ plan }: { plan: PlanSearch }) {
  const t = useText();
  const { money } = useFormat();
  const navigate = useNavigate();
  const { redirect } = plan;
  const { data } = useListPricings({}, { enabled: plan.package !== undefined });
  const chosen = data?.find(({ code }) => code === plan.package);
  const unknown = data !== undefined && plan.package !== undefined && !chosen;
  useEffect(() => {
    // Drop a package that is no longer offered.
    if (unknown) void navigate({ to: ".", search: { redirect } as never, replace: true });
  }, [unknown, redirect, navigate]);
  const yearly = plan.billing === "yearly";
  const price =
    chosen &&
    t(yearly ? "pricing.aYear" : "pricing.aMonth", {
      price: money(yearly ? chosen.priceYearly : chosen.priceMonthly, chosen.currency),
    });
  return (
    <>
      {chosen ? (
        <div>
          <strong className={css({ display: "block", fontWeight: "semibold" })}>{chosen.name}</strong>
          <span className={css({ fontSize: "sm", color: "text.muted" })}>
            {chosen.trialDays > 0 ? t("pricing.thenPrice", { days: chosen.trialDays, price: price ?? "" }) : price}
          </span>
        </div>
      ) : (
        <span className={css({ fontSize: "sm", color: "text.muted" })}>
          {plan.package === undefined && t("pricing.none")}
        </span>
      )}
      <Link to="/pricing" search={plan} underlined className={css({ flexShrink: "0" })}>
        {t(plan.package === undefined ? "pricing.see" : "pricing.change")}
      </Link>
    </>
  );
}
