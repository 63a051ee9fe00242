/** Toast region: its live regions exist from the start, its cards load when the page is idle. */
import { lazy, Suspense, useEffect } from "react";
import { useToasts } from "./toast.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

const load = () => import("./toast-stack.tsx");
const ToastStack = lazy(async () => ({ default: (await load()).ToastStack }));

export function ToastRegion() {
  const toasts = useToasts();
  useEffect(() => {
    // Loaded ahead, because the first toast may report a lost connection.
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
      {/* Live regions inserted together with their text are not reliably announced. */}
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
