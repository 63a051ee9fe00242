/** Runs an action on all selected records one by one and reports each result. */
import { css } from "#generated/styles/css/index.js";
import { useMutation } from "@tanstack/react-query";
import { CircleAlert, CircleCheck } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { nameOf, pathOf, type Area, type Row } from "./area.ts";
import { Button } from "../kit/button.tsx";
import { ConfirmDialog } from "../kit/confirm-dialog.tsx";
import { Dialog } from "../kit/dialog.tsx";
import { problemText } from "../kit/problem.ts";
import { toast } from "../kit/toast.ts";
import { useText } from "../messages/use-text.ts";
import { useLabels } from "./labels.ts";
import { usersOf } from "./users-of.ts";

export const bulkRoles = ["archive", "restore", "delete"] as const;
export type BulkRole = (typeof bulkRoles)[number];

interface Result {
  readonly row: Row;
  /** Error message; undefined on success. */
  readonly reason: string | undefined;
}

export interface Bulk {
  readonly run: (role: BulkRole, rows: readonly Row[]) => void;
  /** Confirmation and result dialogs to render. */
  readonly dialogs: ReactNode;
  readonly busy: boolean;
}

const done = { archive: "crud.bulkArchived", restore: "crud.bulkRestored", delete: "crud.bulkDeleted" } as const;
const maxNamed = 8;

export function useBulk(
  area: Area,
  scope: Readonly<Record<string, string>>,
  onDone: (rows: readonly Row[]) => void,
): Bulk {
  const t = useText();
  const intl = useIntl();
  const labels = useLabels(area);
  const [asked, setAsked] = useState<readonly Row[] | null>(null);
  const [results, setResults] = useState<readonly Result[] | null>(null);
  const [busy, setBusy] = useState(false);
  const mutations = {
    archive: useMutation(area.calls.archive()),
    restore: useMutation(area.calls.restore()),
    delete: useMutation(area.calls.delete()),
  };

  const perform = async (role: BulkRole, rows: readonly Row[]): Promise<void> => {
    if (busy) return;
    setBusy(true);
    const outcome: Result[] = [];
    for (const row of rows) {
      const reason = await mutations[role].mutateAsync({ path: pathOf(area, scope, row.id) }).then(
        () => undefined,
        (error: unknown) => {
          const names = usersOf(error).flatMap((users) => users.names);
          return names.length > 0
            ? t("crud.usedBy", { names: intl.formatList(names, { type: "unit" }) })
            : problemText(t, error);
        },
      );
      outcome.push({ row, reason });
    }
    setBusy(false);
    const well = outcome.filter(({ reason }) => reason === undefined).map(({ row }) => row);
    onDone(well);
    if (well.length === outcome.length)
      toast({
        text:
          (role === "delete" ? labels.own("bulkDeleted", { count: well.length }) : undefined) ??
          t(done[role], { count: well.length }),
      });
    else setResults(outcome);
  };

  const failures = results?.filter(({ reason }) => reason !== undefined).length ?? 0;
  const dialogs = (
    <>
      <ConfirmDialog
        open={asked !== null}
        danger
        title={
          labels.own("bulkDeleteTitle", { count: asked?.length ?? 0 }) ??
          t("crud.bulkDeleteTitle", { count: asked?.length ?? 0 })
        }
        action={labels.own("action.delete") ?? t("common.delete")}
        onConfirm={() => perform("delete", asked ?? [])}
        onClose={() => setAsked(null)}
      >
        <p>{labels.own("deleteText") ?? t("crud.deleteText")}</p>
        <ul className={css({ mt: "2", listStyleType: "disc", ps: "5", color: "text" })}>
          {asked?.slice(0, maxNamed).map((row) => (
            <li key={row.id}>{nameOf(area, row)}</li>
          ))}
          {asked && asked.length > maxNamed && <li>{t("crud.andMore", { count: asked.length - maxNamed })}</li>}
        </ul>
      </ConfirmDialog>
      <Dialog
        open={results !== null}
        title={t("crud.bulkResult", { done: (results?.length ?? 0) - failures, failed: failures })}
        onClose={() => setResults(null)}
        footer={
          <Button variant="solid" onClick={() => setResults(null)}>
            {t("common.close")}
          </Button>
        }
      >
        <ul className={css({ display: "grid", gap: "2.5" })}>
          {results?.map(({ row, reason }) => (
            <li
              key={row.id}
              className={css({ display: "grid", gridTemplateColumns: "auto minmax(0, 1fr)", columnGap: "2.5" })}
            >
              <span className={css({ color: reason === undefined ? "success" : "danger", pt: "0.5" })}>
                {reason === undefined ? <CircleCheck size={16} aria-hidden /> : <CircleAlert size={16} aria-hidden />}
              </span>
              <span className={css({ minW: "0", overflowWrap: "anywhere" })}>
                {nameOf(area, row)}
                <span className={css({ display: "block", color: "text.muted", fontSize: "sm", lineHeight: "sm" })}>
                  {reason ?? t("crud.bulkWell")}
                </span>
              </span>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
  return { busy, dialogs, run: (role, rows) => (role === "delete" ? setAsked(rows) : void perform(role, rows)) };
}
