/** Import of a file into a list: checked first with its errors by row and column, then written as a whole or not at all. */
import { css } from "#generated/styles/css/index.js";
import { type ReactNode, useState } from "react";
import { Button } from "../kit/button.tsx";
import { Dialog } from "../kit/dialog.tsx";
import { DropZone } from "../kit/files/drop-zone.tsx";
import { uploadProblemText } from "../kit/files/upload-problem.ts";
import { toast } from "../kit/toast.ts";
import { useText } from "../messages/use-text.ts";
import { ColumnTable } from "../table/column-table.tsx";

interface Fault {
  readonly row: number;
  readonly column: string | null;
  readonly code: string;
  readonly value: string;
}

interface Outcome {
  readonly committed: boolean;
  readonly created: number;
  /** Of files that may also change what is there. */
  readonly updated?: number;
  readonly unchanged?: number;
  readonly faults: readonly Fault[];
}

export interface UploadProps {
  readonly title: string;
  readonly intro: string;
  /** Names of the columns, if the introduction does not say them. */
  readonly columns?: string;
  readonly fileLabel?: string;
  readonly accept?: string;
  /** In bytes; what the operation takes. */
  readonly largestFile?: number;
  /** What the rows are for, if that is to be chosen, such as a calendar. */
  readonly target?: {
    readonly missing: string;
    readonly choose: (value: string | null, onChange: (value: string | null) => void) => ReactNode;
  };
  /** What the area says about a fault of its own. */
  readonly faultText?: (code: string, value: string) => string | undefined;
  readonly send: (text: string, dryRun: boolean, target: string) => Promise<Outcome>;
  readonly onClose: () => void;
}

/** Faults that any file can have. */
const codes = [
  "required",
  "date",
  "time",
  "minutes",
  "enum",
  "maxLength",
  "characters",
  "twice",
  "unknown-employee",
  "not-employed",
  "future",
  "missing-column",
  "unknown-column",
  "cells",
  "formula",
  "quote",
  "too-many-rows",
] as const;

function Faults({ faults, faultText }: { faults: readonly Fault[] } & Pick<UploadProps, "faultText">) {
  const t = useText();
  const textOf = ({ code, value }: Fault): string =>
    faultText?.(code, value) ?? t(`crud.upload.fault.${codes.find((one) => one === code) ?? "other"}`, { value });
  return (
    <div>
      <p className={css({ color: "danger.text", mb: "2" })}>{t("crud.upload.faults")}</p>
      <ColumnTable
        label={t("crud.upload.faults")}
        maxH="16rem"
        rows={faults}
        keyOf={({ row, column, code, value }) => `${row} ${column} ${code} ${value}`}
        columns={[
          { header: t("crud.upload.row"), cell: ({ row }) => row },
          { header: t("crud.upload.column"), cell: ({ column }) => column ?? "–" },
          { header: t("crud.upload.error"), cell: textOf },
        ]}
      />
    </div>
  );
}

function Result({
  outcome: { created, updated, unchanged, faults },
  faultText,
}: { outcome: Outcome } & Pick<UploadProps, "faultText">) {
  const t = useText();
  if (faults.length > 0) return <Faults faults={faults} {...(faultText && { faultText })} />;
  if (created + (updated ?? 0) === 0) return <p>{t("crud.upload.nothing")}</p>;
  return (
    <p>
      {updated === undefined
        ? t("crud.upload.ready", { count: created })
        : t("crud.upload.result", { created, updated, unchanged: unchanged ?? 0 })}
    </p>
  );
}

export function UploadDialog(props: UploadProps) {
  const { title, intro, columns, fileLabel, accept = ".csv,text/csv", largestFile = 700_000, target, send } = props;
  const t = useText();
  const [file, setFile] = useState<{ name: string; text: string } | null>(null);
  const [chosen, setChosen] = useState<string | null>(target ? null : "");
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);

  const run = async (text: string, into: string, dryRun: boolean): Promise<Outcome | null> => {
    setBusy(true);
    setProblem(null);
    try {
      return await send(text, dryRun, into);
    } catch (error) {
      setProblem(error);
      return null;
    } finally {
      setBusy(false);
    }
  };
  const check = async (text: string | undefined, into: string | null): Promise<void> => {
    setOutcome(null);
    if (text !== undefined && into !== null) setOutcome(await run(text, into, true));
  };
  const changes = outcome ? outcome.created + (outcome.updated ?? 0) : 0;
  const ready = outcome !== null && outcome.faults.length === 0 && changes > 0;
  const commit = async (): Promise<void> => {
    if (!file || chosen === null || busy) return;
    const answer = await run(file.text, chosen, false);
    // What the file refers to may have changed since the check.
    if (!answer?.committed) return setOutcome(answer);
    toast({ text: t("crud.upload.done", { count: answer.created + (answer.updated ?? 0) }) });
    props.onClose();
  };
  return (
    <Dialog
      open
      title={title}
      width="40rem"
      onClose={props.onClose}
      footer={
        <>
          <Button onClick={props.onClose}>{t("common.cancel")}</Button>
          <Button variant="solid" disabled={!ready} loading={busy} onClick={() => void commit()}>
            {t("crud.upload.commit", { count: changes })}
          </Button>
        </>
      }
    >
      <div className={css({ display: "grid", gap: "4" })}>
        <p className={css({ color: "text.muted" })}>{intro}</p>
        {columns !== undefined && (
          <p className={css({ fontSize: "sm", lineHeight: "sm" })}>
            {t("crud.upload.columns")} <code className={css({ overflowWrap: "anywhere" })}>{columns}</code>
          </p>
        )}
        {target?.choose(chosen, (value) => {
          setChosen(value);
          void check(file?.text, value);
        })}
        <DropZone
          label={fileLabel ?? t("crud.upload.file")}
          limits={{ accept, maxBytes: largestFile }}
          onFiles={async ([first]) => {
            if (!first) return;
            const text = await first.text();
            setFile({ name: first.name, text });
            await check(text, chosen);
          }}
        />
        <div className={css({ display: "grid", gap: "3" })} aria-live="polite">
          {file && <p className={css({ fontWeight: "medium", overflowWrap: "anywhere" })}>{file.name}</p>}
          {file && chosen === null && <p>{target?.missing}</p>}
          {outcome && <Result outcome={outcome} {...(props.faultText && { faultText: props.faultText })} />}
          {problem !== null && (
            <p className={css({ color: "danger.text" })} role="alert">
              {uploadProblemText(t, problem)}
            </p>
          )}
        </div>
      </div>
    </Dialog>
  );
}
