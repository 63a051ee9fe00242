/** Wizard step in the URL (`?step=`), so that links and Back work. */
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback } from "react";
import type { OnStep } from "./wizard.tsx";

export function useStepInAddress(): readonly [step: string | undefined, onStep: OnStep] {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const onStep = useCallback<OnStep>(
    (step, { replace }) =>
      void navigate({
        to: ".",
        search: (old: Record<string, unknown>) => ({ ...old, step }),
        replace,
        resetScroll: false,
      } as Parameters<typeof navigate>[0]),
    [navigate],
  );
  const { step } = search;
  return [typeof step === "string" ? step : undefined, onStep];
}
