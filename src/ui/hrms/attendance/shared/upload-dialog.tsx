/** Uploads a CSV: checked first, then written whole or not at all, with the faults of each row. */
import { css } from "#generated/styles/css/index.js";
import { Upload } from "lucide-react";
import { useId, useState } from "react";
import { Alert } from "../../../kit/alert.tsx";
import { Button } from "../../../kit/button.tsx";
import { Dialog } from "../../../kit/dialog.tsx";
import { problemText } from "../../../kit/problem.ts";
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";

interface Outcome {
  readonly committed: boolean;
  readonly rows: number;
  readonly added: number;
  readonly faults: readonly {
    readonly row: number;
    readonly column: string | null;
    readonly code: string;
    readonly value: string;
  }[];
}

interface UploadProps {
  readonly title: string;
  readonly intro: string;
  /** Names of the columns, for the template. */
  readonly columns: string;
  /** What the area says about a fault of its own. */
  readonly faultText?: (code: string, value: string) => string | undefined;
  readonly send: (csv: string, dryRun: boolean) => Promise<Outcome>;
}

const codes = [
  "required",
  "date",
  "time",
  "minutes",
  "enum",
  "unknown-employee",
  "not-employed",
  "future",
  "request-open",
  "period-locked",
  "no-work",
  "missing-column",
  "unknown-column",
  "cells",
  "formula",
  "quote",
  "too-many-rows",
] as const;

function UploadDialog({ title, intro, columns, faultText, send, onClose }: UploadProps & { onClose: () => void }) {
  const t = useText();
  const id = useId();
  const [csv, setCsv] = useState<string>();
  const [outcome, setOutcome] = useState<Outcome>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const run = async (text: string, dryRun: boolean): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      const result = await send(text, dryRun);
      setOutcome(result);
      if (!result.committed) return;
      toast({ text: t("attendance-tools.uploaded", { count: result.added }) });
      onClose();
    } catch (error) {
      setProblem(problemText(t, error));
    } finally {
      setBusy(false);
    }
  };
  const choose = async (file: File | undefined): Promise<void> => {
    setOutcome(undefined);
    const text = await file?.text();
    setCsv(text);
    if (text !== undefined) await run(text, true);
  };
  const ready = csv !== undefined && outcome !== undefined && outcome.faults.length === 0 && outcome.rows > 0;
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t("common.cancel")}</Button>
          <Button variant="solid" inactive={!ready} loading={busy} onClick={() => ready && void run(csv, false)}>
            {ready ? t("attendance-tools.uploadRows", { count: outcome.added }) : t("attendance-tools.upload")}
          </Button>
        </>
      }
    >
      <div className={css({ display: "grid", gap: "4" })}>
        <p className={css({ color: "text.muted" })}>{intro}</p>
        <p className={css({ fontSize: "sm", lineHeight: "sm" })}>
          {t("attendance-tools.columns")} <code className={css({ overflowWrap: "anywhere" })}>{columns}</code>
        </p>
        <div className={css({ display: "grid", gap: "1.5" })}>
          <label htmlFor={id} className={css({ fontWeight: "medium" })}>
            {t("attendance-tools.file")}
          </label>
          <input
            id={id}
            type="file"
            accept=".csv,text/csv"
            onChange={({ target }) => void choose(target.files?.[0])}
            className={css({ maxW: "full" })}
          />
        </div>
        {problem !== undefined && <Alert tone="danger" title={problem} />}
        {outcome && outcome.faults.length > 0 && (
          <Alert tone="warning" title={t("attendance-tools.faults", { count: outcome.faults.length })}>
            <ul className={css({ display: "grid", gap: "1", mt: "1" })}>
              {outcome.faults.slice(0, 20).map(({ row, column, code, value }) => {
                const known = codes.find((one) => one === code) ?? "other";
                return (
                  <li key={`${row} ${column ?? ""} ${code}`}>
                    {t("attendance-tools.faultAt", { row, column: column ?? "" })}{" "}
                    {faultText?.(code, value) ?? t(`attendance-tools.rowFault.${known}`, { value })}
                  </li>
                );
              })}
            </ul>
          </Alert>
        )}
        {ready && <Alert tone="success" title={t("attendance-tools.noFaults", { count: outcome.rows })} />}
      </div>
    </Dialog>
  );
}

export function UploadDialogButton(props: UploadProps) {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Upload size={16} aria-hidden />
        {t("attendance-tools.upload")}
      </Button>
      {open && <UploadDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
