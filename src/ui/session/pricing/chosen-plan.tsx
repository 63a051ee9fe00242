/** On the way from the prices to an account: which package it will be, and the way back to choose another. */
import { chakra } from "@chakra-ui/react";
import { useListPricings } from "#generated/hrms/hooks/pricings.ts";
import { useFormat } from "../../kit/format.tsx";
import { Link } from "../../kit/link.tsx";
import { useText } from "../../messages/use-text.ts";
import type { PlanSearch } from "./plan-search.ts";

/** The package as it is offered; undefined while nobody knows, or where nothing of that name is. */
export function useChosen({ package: code }: PlanSearch) {
  const { data } = useListPricings({}, { enabled: code !== undefined });
  return data?.find((one) => one.code === code);
}

export function ChosenPlan({ plan }: { plan: PlanSearch }) {
  const t = useText();
  const { money } = useFormat();
  const chosen = useChosen(plan);
  const yearly = plan.billing === "yearly";
  const price = chosen && t(yearly ? "pricing.aYear" : "pricing.aMonth", { price: money(yearly ? chosen.priceYearly : chosen.priceMonthly, chosen.currency) });
  return (
    <chakra.div mb="4" px="3" py="2" minH="4.0625rem" bg="inset" borderRadius="control" display="flex" justifyContent="space-between" alignItems="center" gap="3">
      {chosen ? (
        <div>
          <chakra.strong display="block" fontWeight="semibold">
            {chosen.name}
          </chakra.strong>
          <chakra.span fontSize="sm" color="text.muted">
            {chosen.trialDays > 0 ? t("pricing.thenPrice", { days: chosen.trialDays, price: price ?? "" }) : price}
          </chakra.span>
        </div>
      ) : (
        <chakra.span fontSize="sm" color="text.muted">
          {t("pricing.none")}
        </chakra.span>
      )}
      <Link to="/pricing" search={plan} underlined flexShrink="0">
        {t(chosen ? "pricing.change" : "pricing.see")}
      </Link>
    </chakra.div>
  );
}
