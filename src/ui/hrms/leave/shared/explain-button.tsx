/** A button that shows, in a dialog, the steps by which leave or a balance was calculated. */
import { Calculator } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";
import type { Explanation } from "#generated/hrms/schema.ts";
import { part } from "../../../detail/part.ts";
import { Button } from "../../../kit/button.tsx";
import { Dialog } from "../../../kit/dialog.tsx";
import { Loaded, type Loadable } from "../../../kit/loaded.tsx";
import { useText } from "../../../messages/use-text.ts";
import { LeaveSkeleton } from "../leaves/leave-skeleton.tsx";

/** The words of the calculators are not needed before the first dialog. */
const ExplanationLadder = part(
  async () => (await import("./explanation-ladder.tsx")).ExplanationLadder,
  "calculators",
  "calculators-leave",
);

interface ExplainButtonProps {
  /** What is explained, such as the leave type. */
  of: string;
  /** The steps, read once the dialog is open. */
  children: ReactNode;
}

export function ExplainButton({ of, children }: ExplainButtonProps) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const label = t("leaves.explain");
  return (
    <>
      <Button size="sm" variant="ghost" aria-label={`${label}: ${of}`} onClick={() => setOpen(true)}>
        <Calculator size={14} aria-hidden />
        {label}
      </Button>
      {open && (
        <Dialog open title={of} width="36rem" onClose={() => setOpen(false)}>
          {children}
        </Dialog>
      )}
    </>
  );
}

export function ExplanationSteps({ query }: { query: Loadable<Explanation> }) {
  const waiting = <LeaveSkeleton rows={6} />;
  return (
    <Suspense fallback={waiting}>
      <Loaded query={query} waiting={waiting}>
        {(explanation) => <ExplanationLadder explanation={explanation} />}
      </Loaded>
    </Suspense>
  );
}
