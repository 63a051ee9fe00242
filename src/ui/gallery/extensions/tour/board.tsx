/** Four tiles in a small area that scrolls, and their steps. */
import { css } from "#generated/styles/css/index.js";
import type { RefObject } from "react";
import type { TourStep } from "#src/ui/kit/tour.tsx";
import { useText, type Text } from "#src/ui/messages/use-text.ts";

export const tiles = ["hours", "leave", "claims", "team"] as const;

export function tileSteps(t: Text, board: RefObject<HTMLElement | null>): TourStep[] {
  return tiles.map((id) => ({
    id,
    title: t(`showcase-dialogs.tour.part.${id}`),
    text: t(`showcase-dialogs.tour.partMore.${id}`),
    target: () => board.current?.querySelector<HTMLElement>(`[data-tile="${id}"]`) ?? null,
  }));
}

export function Board({ ref }: { ref: RefObject<HTMLUListElement | null> }) {
  const t = useText();
  return (
    <ul
      ref={ref}
      tabIndex={0}
      aria-label={t("showcase-dialogs.tour.inside")}
      className={css({ display: "grid", gap: "3", maxH: "44", overflowY: "auto", p: "1" })}
    >
      {tiles.map((id) => (
        <li
          key={id}
          data-tile={id}
          className={css({ px: "4", py: "5", borderRadius: "control", bg: "inset", fontWeight: "medium" })}
        >
          {t(`showcase-dialogs.tour.part.${id}`)}
        </li>
      ))}
    </ul>
  );
}
