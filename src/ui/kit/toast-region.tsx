/** Where toasts appear: what reads them out is there from the start, their cards come when the page has settled. */
import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";
import { currentToasts, subscribeToToasts } from "./toast.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

const load = () => import("./toast-stack.tsx");
const ToastStack = lazy(async () => ({ default: (await load()).ToastStack }));

export function ToastRegion() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts);
  useEffect(() => {
    // Before the first is needed: the line may be down by then.
    const timer = setTimeout(() => void load(), 3000);
    return () => clearTimeout(timer);
  }, []);
  const latest = toasts.reduce(
    (newest: (typeof toasts)[number] | undefined, each) => (newest && newest.said > each.said ? newest : each),
    undefined,
  );
  const words = latest ? [latest.title, latest.text].filter(Boolean).join(": ") : "";
  return (
    <>
      {/* A live region that appears with its text is not read out everywhere. */}
      <VisuallyHidden role="status">{latest?.kind === "error" ? "" : words}</VisuallyHidden>
      <VisuallyHidden role="alert">{latest?.kind === "error" ? words : ""}</VisuallyHidden>
      {latest && (
        <Suspense>
          <ToastStack />
        </Suspense>
      )}
    </>
  );
}
