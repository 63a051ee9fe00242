/** Empty states: drawing, sentence and action. */
import { css } from "#generated/styles/css/index.js";
import { RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { useText } from "../messages/use-text.ts";
import { Button } from "./button.tsx";
import { Drawing, type DrawingName } from "./drawing.tsx";
import { problemText, requestIdOf } from "./problem.ts";

interface StateProps {
  drawing: DrawingName;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** Heading level, if the state replaces the page. */
  heading?: "h1" | "h2";
  role?: "alert" | "status";
}

export function State({ drawing, title, children, action, heading: Heading = "h2", role }: StateProps) {
  return (
    <div
      className={css({
        display: "grid",
        justifyItems: "center",
        textAlign: "center",
        gap: "1",
        px: "5",
        py: "12",
        mx: "auto",
        maxW: "28rem",
      })}
      data-page-state={drawing}
      role={role}
    >
      <Drawing name={drawing} />
      <Heading className={css({ fontSize: "lg", lineHeight: "lg", fontWeight: "semibold", mt: "3" })}>{title}</Heading>
      {children && <div className={css({ color: "text.muted" })}>{children}</div>}
      {action && (
        <div className={css({ display: "flex", flexWrap: "wrap", justifyContent: "center", gap: "2", mt: "4" })}>
          {action}
        </div>
      )}
    </div>
  );
}

/** No data yet; the action adds some. */
export function EmptyState({ title, children, action }: { title: string; children?: ReactNode; action?: ReactNode }) {
  return (
    <State drawing="empty" title={title} action={action}>
      {children}
    </State>
  );
}

/** No matches for a search or filter. */
export function NoMatch({ query, onClear }: { query?: string | undefined; onClear: () => void }) {
  const t = useText();
  return (
    <State
      drawing="search"
      role="status"
      title={query ? t("common.noMatchFor", { query }) : t("common.noMatch")}
      action={<Button onClick={onClear}>{t("common.clearFilters")}</Button>}
    />
  );
}

/** Loading error with retry and request id. */
export function ErrorState({
  error,
  onRetry,
  heading,
  wayBack,
}: {
  error: unknown;
  onRetry?: () => void;
  heading?: "h1" | "h2";
  wayBack?: ReactNode;
}) {
  const t = useText();
  const requestId = requestIdOf(error);
  return (
    <State
      drawing="error"
      role="alert"
      title={t("common.errorTitle")}
      {...(heading && { heading })}
      action={
        onRetry && (
          <>
            <Button onClick={onRetry}>
              <RotateCw size={16} aria-hidden />
              {t("common.retry")}
            </Button>
            {wayBack}
          </>
        )
      }
    >
      {problemText(t, error)}
      {requestId !== undefined && (
        <p className={css({ fontSize: "xs", lineHeight: "xs", mt: "2", overflowWrap: "anywhere" })}>
          {t("common.requestId", { id: requestId })}
        </p>
      )}
    </State>
  );
}

/** Missing record or page, with a way back. */
export function NotFound({
  title,
  children,
  action,
  heading = "h1",
}: {
  title?: string;
  children?: ReactNode;
  action?: ReactNode;
  heading?: "h1" | "h2";
}) {
  const t = useText();
  return (
    <State drawing="lost" heading={heading} title={title ?? t("common.notFoundTitle")} action={action}>
      {children ?? t("common.notFoundText")}
    </State>
  );
}
