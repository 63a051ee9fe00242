/** Brings a form's dialog when it is first asked for: with all its controls, so that the first of them has the focus. */
import { lazy, Suspense } from "react";
import type { FormPanelProps } from "./form-panel.tsx";

const Panel = lazy(async () => ({ default: (await import("./form-panel.tsx")).FormPanel }));

export function FormDialog(props: FormPanelProps) {
  return (
    <Suspense fallback={null}>
      <Panel {...props} />
    </Suspense>
  );
}
