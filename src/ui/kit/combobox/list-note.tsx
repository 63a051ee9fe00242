/** Status of an option list: loading, no match or failed. */
import { css } from "#generated/styles/css/index.js";
import { useText } from "../../messages/use-text.ts";
import { Button } from "../button.tsx";

interface ListNoteProps {
  bare: boolean;
  query: string;
  status: "loading" | "failed" | undefined;
  onRetry: (() => void) | undefined;
}

export function ListNote({ bare, query, status, onRetry }: ListNoteProps) {
  const t = useText();
  const text = (): string => {
    if (status === "failed") return t("common.errorTitle");
    if (!bare) return "";
    if (status === "loading") return t("common.loading");
    return query.trim() === "" ? t("fields.noOptions") : t("common.noMatchFor", { query: query.trim() });
  };
  const shown = text();
  return (
    <div
      className={css({
        display: "flex",
        alignItems: "center",
        justifyContent: "space-between",
        gap: "2",
        px: shown ? "2" : "0",
        py: shown ? "1.5" : "0",
        color: "text.muted",
      })}
    >
      <span role="status">{shown}</span>
      {status === "failed" && onRetry && (
        <Button size="xs" tabIndex={-1} onClick={onRetry}>
          {t("common.retry")}
        </Button>
      )}
    </div>
  );
}
