/** A page whose loader or component failed: the shell stays, the page can be tried again. */
import { useRouter, type ErrorComponentProps } from "@tanstack/react-router";
import { ErrorState } from "../kit/states.tsx";

export function PageError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = (): void => {
    reset();
    void router.invalidate();
  };
  return <ErrorState error={error} heading="h1" onRetry={retry} />;
}
