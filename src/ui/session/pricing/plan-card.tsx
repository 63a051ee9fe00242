/** Package card: price, size, modules, and a link to register. */
import { css } from "#generated/styles/css/index.js";
import { chakra } from "#generated/styles/jsx/index.js";
import { CircleCheck } from "lucide-react";
import type { Pricing } from "#generated/hrms/schema.ts";
import { limitsOf } from "#src/domain/access/shared/module-limits.ts";
import { useFormat } from "../../kit/format.tsx";
import { ButtonLink } from "../../kit/link.tsx";
import { useText } from "../../messages/use-text.ts";
import type { PlanSearch } from "./plan-search.ts";

/** Descriptions of built-in modules; others only have a name. */
const known = {
  core: "pricing.module.core",
  people: "pricing.module.people",
  leave: "pricing.module.leave",
  attendance: "pricing.module.attendance",
  payroll: "pricing.module.payroll",
} as const;
const order = Object.keys(known);
const placeOf = (code: string): number => (order.includes(code) ? order.indexOf(code) : order.length);
const inOrder = (modules: Pricing["modules"]) =>
  modules.toSorted((one, other) => placeOf(one.code) - placeOf(other.code) || one.name.localeCompare(other.name));
const isKnown = (code: string): code is keyof typeof known => code in known;

export const Card = chakra("li", {
  base: {
    display: "flex",
    flexDirection: "column",
    p: "6",
    bg: "surface",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "card",
    minW: "0",
  },
  variants: { popular: { true: { borderColor: "accent", order: { base: -1, md: 0 } } } },
});

const Included = chakra("li", { base: { display: "flex", gap: "2", alignItems: "flex-start" } });

export function PlanCard({ plan, search }: { plan: Pricing; search: PlanSearch }) {
  const t = useText();
  const { money } = useFormat();
  const yearly = search.billing === "yearly";
  const month = yearly ? Math.round(plan.priceYearly / 12) : plan.priceMonthly;
  const included = [
    plan.seatLimit === null ? t("pricing.anyPeople") : t("pricing.people", { count: plan.seatLimit }),
    plan.companyLimit === null ? t("pricing.anyCompanies") : t("pricing.companies", { count: plan.companyLimit }),
    // In the same order on every card, so that they compare.
    ...inOrder(plan.modules).flatMap(({ code, name, limits }) => [
      isKnown(code) ? t(known[code]) : name,
      ...limitsOf(code).map((limit) =>
        limits[limit] === undefined ? t(`pricing.any.${limit}`) : t(`pricing.limit.${limit}`, { count: limits[limit] }),
      ),
    ]),
  ];
  const begin = plan.trialDays > 0 ? t("pricing.try", { days: plan.trialDays }) : t("pricing.choose");
  return (
    <Card popular={plan.popular}>
      <div
        className={css({
          display: "flex",
          justifyContent: "space-between",
          alignItems: "baseline",
          gap: "2",
          flexWrap: "wrap",
        })}
      >
        <h2 className={css({ fontSize: "lg", fontWeight: "semibold", overflowWrap: "anywhere" })}>{plan.name}</h2>
        {plan.popular && (
          <span className={css({ fontSize: "sm", fontWeight: "medium", color: "accent.text" })}>
            {t("pricing.popular")}
          </span>
        )}
      </div>
      <p className={css({ mt: "3" })}>
        <span
          className={css({
            fontSize: "2xl",
            lineHeight: "2xl",
            fontWeight: "semibold",
            fontVariantNumeric: "tabular-nums",
          })}
        >
          {money(month, plan.currency)}
        </span>
        <span className={css({ color: "text.muted" })}> {t("pricing.perPerson")}</span>
      </p>
      <p className={css({ fontSize: "sm", color: "text.muted", minH: "5" })}>
        {yearly && t("pricing.billedYearly", { price: money(plan.priceYearly, plan.currency) })}
      </p>
      <ButtonLink
        to="/pages/register-v1"
        search={{ ...search, package: plan.code, billing: yearly ? "yearly" : "monthly" }}
        aria-label={`${begin}: ${plan.name}`}
        {...(plan.popular && { variant: "solid" as const })}
        className={css({ mt: "4" })}
      >
        {begin}
      </ButtonLink>
      <ul className={css({ mt: "5", display: "grid", gap: "2", listStyleType: "none" })}>
        {included.map((line) => (
          <Included key={line}>
            <span className={css({ color: "success.text", flexShrink: "0", mt: "0.5" })} aria-hidden>
              <CircleCheck size={16} />
            </span>
            {line}
          </Included>
        ))}
      </ul>
    </Card>
  );
}
