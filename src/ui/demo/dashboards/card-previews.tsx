/** A card of each card page, for the index of all components. */
import type { ComponentType } from "react";
import { useText } from "../../messages/use-text.ts";
import { ActionCard } from "./action-cards.tsx";
import { GoalOverview } from "./analytics.tsx";
import { ColouredCards } from "./basic-cards.tsx";
import { Transactions } from "./lists.tsx";
import { Statistic } from "./statistics.tsx";

function Orders() {
  return <Statistic name="orders" />;
}

function FoldingCard() {
  const t = useText();
  return <ActionCard title={t("dashboards.action.all")} can={["collapse", "refresh", "maximise"]} />;
}

export const cardPreviews = {
  "/cards/basic": ColouredCards,
  "/cards/advance": Transactions,
  "/cards/statistics": Orders,
  "/cards/analytics": GoalOverview,
  "/cards/action": FoldingCard,
} as const satisfies Record<string, ComponentType>;
