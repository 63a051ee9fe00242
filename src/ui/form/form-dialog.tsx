/** Brings a form's dialog when it is first asked for: with all its controls, so that the first of them has the focus. */
import { lazy, Suspense } from "react";
import { loadMessages } from "../messages/store.ts";
import type { FormPanelProps } from "./form-panel.tsx";

const Panel = lazy(async () => {
  const [{ FormPanel }] = await Promise.all([import("./form-panel.tsx"), loadMessages("crud", "fields", "tools")]);
  return { default: FormPanel };
});

export function FormDialog(props: FormPanelProps) {
  return (
    <Suspense fallback={null}>
      <Panel {...props} />
    </Suspense>
  );
}
