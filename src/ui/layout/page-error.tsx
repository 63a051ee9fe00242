/** Error page within the shell, with retry. */
import { useRouter, type ErrorComponentProps } from "@tanstack/react-router";
import { ButtonLink } from "../kit/link.tsx";
import { ErrorState } from "../kit/states.tsx";
import { useText } from "../messages/use-text.ts";

export function PageError({ error, reset }: ErrorComponentProps) {
  const t = useText();
  const router = useRouter();
  const retry = (): void => {
    reset();
    void router.invalidate();
  };
  return (
    <ErrorState
      error={error}
      heading="h1"
      onRetry={retry}
      wayBack={<ButtonLink to="/start">{t("common.toStart")}</ButtonLink>}
    />
  );
}
