/** What several cards share: a period with its menu, and facts below a chart. */
import { css } from "#generated/styles/css/index.js";
import { keepPreviousData } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import type { CardPeriod } from "#generated/demo/schema.ts";
import { firstPeriod } from "./first-data.ts";
import { PeriodSelect } from "./period-select.tsx";

export function usePeriod(title: string): readonly [{ query: { period: CardPeriod } }, ReactNode] {
  const [period, setPeriod] = useState<CardPeriod>(firstPeriod);
  return [{ query: { period } }, <PeriodSelect key="period" of={title} value={period} onChange={setPeriod} />];
}
export const kept = { placeholderData: keepPreviousData } as const;

export function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className={css({ display: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(6rem, 1fr))", gap: "3" })}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className={css({ color: "text.muted", fontSize: "sm" })}>{name}</dt>
          <dd className={css({ fontWeight: "semibold", fontVariantNumeric: "tabular-nums" })}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
