/** A button that shows, in a dialog, the steps by which leave or a balance was calculated. */
import { useQuery } from "@tanstack/react-query";
import { Calculator } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { Explanation } from "#generated/hrms/schema.ts";
import { Button } from "../../../kit/button.tsx";
import { Dialog } from "../../../kit/dialog.tsx";
import { Loaded, type Loadable } from "../../../kit/loaded.tsx";
import { loadMessages } from "../../../messages/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { LeaveSkeleton } from "../leaves/leave-skeleton.tsx";

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

/** The words of the calculators are not needed before the first dialog. */
async function readLadder() {
  await loadMessages("calculators", "calculators-leave");
  return { Steps: (await import("./explanation-ladder.tsx")).ExplanationLadder };
}

export function ExplanationSteps({ query }: { query: Loadable<Explanation> }) {
  const ladder = useQuery({
    queryKey: ["explanation-ladder"],
    queryFn: readLadder,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  const waiting = <LeaveSkeleton rows={6} />;
  return (
    <Loaded query={ladder} waiting={waiting}>
      {({ Steps }) => (
        <Loaded query={query} waiting={waiting}>
          {(explanation) => <Steps explanation={explanation} />}
        </Loaded>
      )}
    </Loaded>
  );
}
