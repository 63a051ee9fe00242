/** Loads a form dialog on first use, with all controls so that the first one gets the focus. */
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
