/** Wraps the shell: enforces two-step setup and asks for fresh codes on sensitive calls. Loaded on demand. */
import { lazy, Suspense, useSyncExternalStore, type ReactNode } from "react";
import { loadMessages } from "../../messages/store.ts";
import { useAccount } from "../account.ts";
import { isSteppingUp, watchRefusals, watchStepUp } from "./step-up.ts";

const texts = () => loadMessages("mfa", "auth", "tools");
const Enrolment = lazy(async () => {
  const [{ Enrolment: component }] = await Promise.all([import("./enrolment.tsx"), texts()]);
  return { default: component };
});
const StepUpDialog = lazy(async () => {
  const [{ StepUpDialog: component }] = await Promise.all([import("./step-up-dialog.tsx"), texts()]);
  return { default: component };
});

watchRefusals();

export function MfaGate({ children }: { children: ReactNode }) {
  const enrolmentDue = useAccount()?.extras.mfaEnrolment === true;
  const stepping = useSyncExternalStore(watchStepUp, isSteppingUp);
  if (enrolmentDue) {
    return (
      <Suspense>
        <Enrolment />
      </Suspense>
    );
  }
  return (
    <>
      {children}
      {stepping && (
        <Suspense>
          <StepUpDialog />
        </Suspense>
      )}
    </>
  );
}
