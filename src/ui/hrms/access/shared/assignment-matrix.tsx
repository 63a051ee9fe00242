/** Assignment matrix with checkboxes and search; changes are reviewed before saving. */
import { css } from "#generated/styles/css/index.js";
import { useState, type ReactNode } from "react";
import { useLeaveGuard } from "../../../form/leave-guard.tsx";
import { Button } from "../../../kit/button.tsx";
import { Card } from "../../../kit/card.tsx";
import { CheckGrid, type GridColumn, type GridGroup } from "./check-grid.tsx";
import { SearchBox } from "../../../table/search-box.tsx";
import { FormFoot } from "../../../form/form-foot.tsx";
import { NoMatch } from "../../../kit/states.tsx";
import { VisuallyHidden } from "../../../kit/visually-hidden.tsx";
import { useText } from "../../../messages/use-text.ts";
import { ReviewDialog } from "./review-dialog.tsx";
import { useSaveEach } from "./use-save-each.ts";
import { usePairs, type Pair, type PairChange } from "./use-pairs.ts";

interface AssignmentProps {
  label: string;
  corner: string;
  searchLabel: string;
  groups: readonly GridGroup[];
  columns: readonly GridColumn[];
  pairs: readonly Pair[];
  q: string;
  onQ: (q: string) => void;
  /** Saves one added or removed pair; undefined if read-only. */
  save: ((change: PairChange) => Promise<unknown>) | undefined;
  /** Side effects of the changes, shown in the review. */
  effects?: (changes: readonly PairChange[]) => ReactNode;
}

const keyOf = ({ row, column }: PairChange): string => `${row} ${column}`;
const fits = (text: string, q: string): boolean => text.toLocaleLowerCase().includes(q.trim().toLocaleLowerCase());

export function AssignmentMatrix({
  label,
  corner,
  searchLabel,
  groups,
  columns,
  pairs,
  q,
  onQ,
  save,
  effects,
}: AssignmentProps) {
  const t = useText();
  const draft = usePairs(pairs);
  const [reviewing, review] = useState(false);
  const saving = useSaveEach();
  const saveAll = async (one: (change: PairChange) => Promise<unknown>): Promise<void> => {
    // Additions first, so that a module never loses its last element while it moves.
    const ordered = draft.changes.toSorted((a, b) => Number(a.pair !== undefined) - Number(b.pair !== undefined));
    if (!saving.busy && (await saving.run(ordered.map((change) => ({ id: keyOf(change), save: () => one(change) })))))
      review(false);
  };
  const guard = useLeaveGuard(() => draft.changes.length > 0);
  const found = groups
    .map((group) => ({ ...group, rows: group.rows.filter((row) => fits(row.label, q)) }))
    .filter(({ rows }) => rows.length > 0);
  const count = found.reduce((sum, { rows }) => sum + rows.length, 0);
  const rowName = (id: string): string => groups.flatMap(({ rows }) => rows).find((row) => row.id === id)?.label ?? "";
  const columnName = (id: string): string => columns.find((column) => column.id === id)?.label ?? "";
  const words = { yes: t("access.yes"), no: t("access.no"), changed: t("access.changedMark") };
  return (
    <>
      <div className={css({ maxW: "22rem", mb: "3" })}>
        <SearchBox label={searchLabel} value={q} onChange={onQ} />
      </div>
      <VisuallyHidden role="status">{t("access.found", { count })}</VisuallyHidden>
      <Card className={css({ overflow: "hidden", mb: "4" })}>
        {count === 0 ? (
          <NoMatch query={q} onClear={() => onQ("")} />
        ) : (
          <CheckGrid
            label={label}
            corner={corner}
            groups={found}
            columns={columns}
            cell={draft.cell}
            onToggle={save && draft.toggle}
            words={words}
          />
        )}
      </Card>
      {save && (
        <FormFoot
          wide
          note={
            draft.changes.length === 0
              ? t("access.nothingChanged")
              : t("access.changes", { count: draft.changes.length })
          }
        >
          <Button disabled={draft.changes.length === 0} onClick={draft.reset}>
            {t("access.reset")}
          </Button>
          <Button variant="solid" disabled={draft.changes.length === 0} onClick={() => review(true)}>
            {t("access.review")}
          </Button>
        </FormFoot>
      )}
      {save && reviewing && (
        <ReviewDialog
          changes={draft.changes.map((change) => ({
            id: keyOf(change),
            kind: change.pair ? "takes" : "adds",
            text: t(change.pair ? "access.takes" : "access.adds", {
              row: rowName(change.row),
              column: columnName(change.column),
            }),
            refused: saving.refused.get(keyOf(change)),
          }))}
          effects={effects?.(draft.changes)}
          busy={saving.busy}
          progress={saving}
          onSave={() => void saveAll(save)}
          onClose={() => {
            // Not while saving, which would hide the progress.
            if (saving.busy) return;
            review(false);
            saving.forget();
          }}
        />
      )}
      {guard}
    </>
  );
}
