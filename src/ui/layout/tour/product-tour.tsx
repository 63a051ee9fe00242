/** Tour of the shell and the start page, with the steps whose part is on screen for this account. */
import { useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState } from "react";
import { Tour, type TourStep } from "../../kit/tour.tsx";
import { useText, type Text } from "../../messages/use-text.ts";
import { setTouring } from "./open.ts";

const parts = ["company", "menu", "search", "setup", "figures", "due", "actions", "notifications", "account"] as const;

function shownPart(name: string): HTMLElement | null {
  const marked = document.querySelectorAll<HTMLElement>(`[data-tour="${name}"]`);
  return [...marked].find((each) => each.checkVisibility({ visibilityProperty: true })) ?? null;
}

function stepsOf(t: Text): readonly TourStep[] {
  return parts
    .filter((name) => shownPart(name) !== null)
    .map((name) => ({
      id: name,
      title: t(`tour.step.${name}`),
      text: t(`tour.stepMore.${name}`),
      target: () => shownPart(name),
    }));
}

/** Whether the page has its content, so that its parts stay where they are. */
function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const look = (): void => {
      const page = document.querySelector("main");
      if (page?.querySelector("h1") && !page.querySelector("[aria-busy=true]")) setSettled(true);
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["aria-busy"] });
    look();
    return () => observer.disconnect();
  }, []);
  return settled;
}

/** It begins on the start page, from wherever it is opened. */
export function ProductTour() {
  const navigate = useNavigate();
  const [arrived, setArrived] = useState(false);
  const path = useLocation({ select: ({ pathname }) => pathname });
  const begin = useEffectEvent(() => void navigate({ to: "/start" }).finally(() => setArrived(true)));
  useEffect(() => begin(), []);
  return arrived && path !== "/start" ? <Steps path={path} /> : null;
}

function Steps({ path }: { path: string }) {
  const t = useText();
  const [begunAt] = useState(path);
  const settled = useSettled();
  const [steps, setSteps] = useState<readonly TourStep[]>();
  if (settled && !steps) setSteps(stepsOf(t));
  // Its parts are gone with their page.
  useEffect(() => {
    if (path !== begunAt) setTouring(false);
  }, [path, begunAt]);
  return steps && <Tour steps={steps} onEnd={() => setTouring(false)} />;
}
