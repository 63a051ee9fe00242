/** Review of changes before saving, with the reason for each rejected one. */
import { css } from "#generated/styles/css/index.js";
import { ArrowLeftRight, Minus, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { Dialog } from "../../../kit/dialog.tsx";
import { Button } from "../../../kit/button.tsx";
import { Alert } from "../../../kit/alert.tsx";
import { Progress } from "../../../kit/progress.tsx";
import { useText } from "../../../messages/use-text.ts";
import type { SavedEach } from "./use-save-each.ts";

export interface ReviewedChange {
  readonly id: string;
  readonly kind: "adds" | "takes" | "moves";
  readonly text: string;
  readonly refused?: string | undefined;
}

interface ReviewDialogProps {
  changes: readonly ReviewedChange[];
  effects?: ReactNode;
  /** Why saving failed as a whole. */
  refused?: string | undefined;
  busy: boolean;
  /** Progress, if the changes are saved one by one. */
  progress?: Pick<SavedEach, "total" | "tried" | "saved" | "refused">;
  onSave: () => void;
  onClose: () => void;
}

const signs = {
  adds: { icon: Plus, color: "success.text" },
  takes: { icon: Minus, color: "danger.text" },
  moves: { icon: ArrowLeftRight, color: "info.text" },
} as const;

export function ReviewDialog({ changes, effects, refused, busy, progress, onSave, onClose }: ReviewDialogProps) {
  const t = useText();
  return (
    <Dialog
      open
      title={t("access.reviewTitle")}
      width="34rem"
      onClose={onClose}
      footer={
        <>
          <Button data-autofocus onClick={onClose}>
            {t("access.backToMatrix")}
          </Button>
          <Button variant="solid" loading={busy} onClick={onSave}>
            {t("access.save", { count: changes.length })}
          </Button>
        </>
      }
    >
      {progress && busy && (
        <div className={css({ mb: "3" })} role="status">
          <p className={css({ mb: "1.5" })}>{t("access.savingOf", { done: progress.tried, count: progress.total })}</p>
          <Progress label={t("access.reviewTitle")} value={progress.tried / Math.max(1, progress.total)} />
        </div>
      )}
      {progress && !busy && progress.refused.size > 0 && (
        <div className={css({ mb: "3" })}>
          <Alert tone="warning" title={t("access.partlySaved", { saved: progress.saved, left: progress.refused.size })}>
            {t("access.partlySavedText")}
          </Alert>
        </div>
      )}
      <ul
        className={css({ display: "grid", gap: "1.5", maxH: "20rem", overflowY: "auto", borderRadius: "control" })}
        tabIndex={0}
        aria-label={t("access.reviewTitle")}
      >
        {changes.map(({ id, kind, text, refused: reason }) => {
          const { icon: Icon, color } = signs[kind];
          return (
            <li key={id} className={css({ display: "flex", gap: "2" })}>
              <span className={css({ color, flexShrink: 0, mt: "0.5" })}>
                <Icon size={16} aria-hidden />
              </span>
              <span>
                {text}
                {reason !== undefined && (
                  <span className={css({ display: "block", color: "danger.text", fontSize: "sm" })} role="alert">
                    {reason}
                  </span>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      {effects}
      {refused !== undefined && (
        <p className={css({ color: "danger.text", mt: "3" })} role="alert">
          {refused}
        </p>
      )}
    </Dialog>
  );
}
