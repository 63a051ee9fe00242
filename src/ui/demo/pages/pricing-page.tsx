/** Plans of the demo company: prices by month or year, comparison, questions. */
import { css } from "#generated/styles/css/index.js";
import { useNavigate } from "@tanstack/react-router";
import { Check, Minus } from "lucide-react";
import { useGetPricing } from "#generated/demo/hooks/pricing.ts";
import type { Pricing, PricingPlan } from "#generated/demo/schema.ts";
import { Alert } from "../../kit/alert.tsx";
import { Button } from "../../kit/button.tsx";
import { Card } from "../../kit/card.tsx";
import { Money } from "../../kit/format.tsx";
import { PageFrame } from "../../kit/page-frame.tsx";
import { Segmented } from "../../kit/segmented.tsx";
import { Loading, Skeleton } from "../../kit/skeleton.tsx";
import { ErrorState } from "../../kit/states.tsx";
import { Tag } from "../../kit/status-dot.tsx";
import { toast } from "../../kit/toast.ts";
import { PlainTable, TableScroll } from "../../table/plain-table.tsx";
import { VisuallyHidden } from "../../kit/visually-hidden.tsx";
import { useLatestSearch } from "../../kit/use-latest-search.ts";
import { useText } from "../../messages/use-text.ts";
import { Questions } from "./questions.tsx";
import { readBilling, type Billing } from "./search.ts";

const columns = css({
  display: "grid",
  gap: "4",
  gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "repeat(3, minmax(0, 1fr))" },
});

export function PricingPage() {
  const t = useText();
  const { data, error, refetch } = useGetPricing();
  const navigate = useNavigate();
  const { billing = "monthly" } = useLatestSearch(readBilling);
  return (
    <PageFrame
      title={t("pages.pricing")}
      intro={t("pages.pricingText")}
      actions={
        <Segmented
          label={t("pages.billing")}
          value={billing}
          onChange={(next: Billing) =>
            void navigate({
              to: "/pages/pricing",
              search: next === "monthly" ? {} : { billing: next },
              replace: true,
              resetScroll: false,
            })
          }
          options={[
            { value: "monthly", label: t("pages.monthly") },
            { value: "yearly", label: t("pages.yearly") },
          ]}
        />
      }
    >
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading>
          <div className={columns}>
            {[1, 2, 3].map((each) => (
              <Skeleton key={each} css={{ h: "26rem", my: "0", borderRadius: "card" }} />
            ))}
          </div>
        </Loading>
      ) : (
        <Known pricing={data} billing={billing} />
      )}
    </PageFrame>
  );
}

function Plan({ plan, current, billing }: { plan: PricingPlan; current: boolean; billing: Billing }) {
  const t = useText();
  const { title, img, subtitle, monthlyPrice, yearlyPlan, planBenefits, popular } = plan;
  const price = billing === "monthly" ? monthlyPrice : yearlyPlan.perMonth;
  return (
    <Card
      as="li"
      padded
      className={css(
        { display: "flex", flexDirection: "column", gap: "3", order: popular ? { base: -1, lg: 0 } : undefined },
        popular && { borderColor: "accent!", boxShadow: "inset 0 0 0 1px var(--hr-accent)" },
      )}
      data-plan={title}
    >
      <div className={css({ display: "flex", alignItems: "center", gap: "3" })}>
        <img src={img} alt="" className={css({ boxSize: "14", objectFit: "contain" })} />
        <div className={css({ flex: "1", minW: "0" })}>
          <div className={css({ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "2" })}>
            <h2 className={css({ fontSize: "lg", fontWeight: "semibold" })}>{title}</h2>
            {popular && <Tag tone="accent">{t("pages.popular")}</Tag>}
          </div>
          {/* Two lines everywhere, so that the prices are level. */}
          <p className={css({ color: "text.muted", fontSize: "sm", lineHeight: "sm", minH: { lg: "9" } })}>
            {subtitle}
          </p>
        </div>
      </div>
      <p aria-live="polite">
        <strong className={css({ fontSize: "2xl", lineHeight: "2xl", fontWeight: "semibold" })}>
          <Money whole cents={price * 100} />
        </strong>
        <span className={css({ color: "text.muted" })}> {t("pages.perMonth")}</span>
        <span className={css({ display: "block", color: "text.muted", fontSize: "sm", minH: "5" })}>
          {billing === "yearly" && yearlyPlan.totalAnnual > 0 && (
            <>
              <Money whole cents={yearlyPlan.totalAnnual * 100} /> {t("pages.perYear")}
            </>
          )}
        </span>
      </p>
      <ul className={css({ display: "grid", gap: "2", flex: "1", alignContent: "start" })}>
        {planBenefits.map((benefit) => (
          <li key={benefit} className={css({ display: "flex", gap: "2" })}>
            <Check size={16} aria-hidden className={css({ color: "success", flexShrink: 0, mt: "0.5" })} />
            {benefit}
          </li>
        ))}
      </ul>
      <Button
        variant={popular ? "solid" : "outline"}
        inactive={current}
        onClick={() => toast({ kind: "info", text: t("pages.planChosen", { plan: title }) })}
      >
        {current ? t("pages.currentPlan") : t("pages.choosePlan", { plan: title })}
      </Button>
    </Card>
  );
}

function Known({
  pricing: { plans, currentPlan, comparison, qandA },
  billing,
}: {
  pricing: Pricing;
  billing: Billing;
}) {
  const t = useText();
  const heading = css({ fontSize: "lg", fontWeight: "semibold", mt: "8", mb: "3" });
  return (
    <>
      <ul className={columns}>
        {plans.map((plan) => (
          <Plan key={plan.title} plan={plan} current={plan.title === currentPlan} billing={billing} />
        ))}
      </ul>
      <div className={css({ mt: "6" })}>
        <Alert tone="accent" title={t("pages.trialTitle")}>
          {t("pages.trialText")}
        </Alert>
      </div>
      <h2 className={heading}>{t("pages.compare")}</h2>
      <Card className={css({ overflow: "hidden" })}>
        <TableScroll label={t("pages.compare")} maxH="28rem">
          <PlainTable stickyHead aria-label={t("pages.compare")}>
            <thead>
              <tr>
                <th scope="col">{t("pages.feature")}</th>
                {plans.map(({ title }) => (
                  <th key={title} scope="col">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {comparison.map(({ feature, values }) => (
                <tr key={feature}>
                  <th scope="row">{feature}</th>
                  {values.map((value, at) => (
                    <td key={at}>
                      {value ?? (
                        <>
                          <Minus size={16} aria-hidden />
                          <VisuallyHidden>{t("pages.notIncluded")}</VisuallyHidden>
                        </>
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </PlainTable>
        </TableScroll>
      </Card>
      <h2 className={heading}>{t("pages.faq")}</h2>
      <div className={css({ maxW: "52rem" })}>
        <Questions items={qandA} />
      </div>
    </>
  );
}
