/** Steps round the shell, without those whose part is not on screen, such as the menu on a phone. */
import type { TourStep } from "#src/ui/kit/tour.tsx";
import type { Text } from "#src/ui/messages/use-text.ts";

const parts = ["menu", "search", "language", "skin", "account"] as const;

export function pageSteps(t: Text): TourStep[] {
  return parts
    .map((id) => ({
      id,
      title: t(`showcase-dialogs.tour.step.${id}`),
      text: t(`showcase-dialogs.tour.stepMore.${id}`),
      target: () =>
        [...document.querySelectorAll<HTMLElement>(`[data-tour="${id}"]`)].find((each) => each.checkVisibility()) ??
        null,
    }))
    .filter(({ target }) => target() !== null);
}
