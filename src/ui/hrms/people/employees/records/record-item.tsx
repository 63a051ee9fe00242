/** One record in a panel: title and status, facts, actions and menu. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import { type Area, pathOf, shownField, type Row } from "../../../../crud/area.ts";
import { RecordMenu } from "../../../../crud/record-menu.tsx";
import { useLabels } from "../../../../crud/labels.ts";
import { rememberName } from "../../../../form/reference-names.ts";
import { Value } from "../../../../crud/value.tsx";
import { Button } from "../../../../kit/button.tsx";
import { RequestChangeButton } from "../request-change.tsx";
import { Unmask } from "../unmask.tsx";
import { FileLink } from "../../shared/file-link.tsx";
import { DownloadButton } from "./download-button.tsx";
import type { RecordKind, RecordStep, RecordContext } from "./record-kind.ts";
import { StepDialog } from "./step-dialog.tsx";
import { toast } from "../../../../kit/toast.ts";
import { useStep } from "./use-step.ts";

/** Hides edit and delete from users without write access. */
const readOnly = (area: Area): Area => ({ ...area, fixed: () => true });

interface RecordItemProps {
  kind: RecordKind;
  row: Row;
  context: RecordContext;
  scope: Readonly<Record<string, string>>;
  onEdit: () => void;
  onHistory: () => void;
  onDelete: () => void;
}

export function RecordItem({ kind, row, context, scope, onEdit, onHistory, onDelete }: RecordItemProps) {
  const { area, masked } = kind;
  const labels = useLabels(area);
  const [asking, setAsking] = useState<RecordStep>();
  const [first, ...others] = area.columns;
  const facts = others.filter(
    (name) =>
      name !== "status" &&
      row[shownField(area, name)] !== null &&
      row[shownField(area, name)] !== undefined &&
      row[name] !== "",
  );
  const { busy, take, why } = useStep(kind, scope, row);
  const note = kind.note?.(row);
  const steps = kind.steps.filter(({ shown }) => shown(row, context));
  if (typeof row["fileId"] === "string") rememberName(row["fileId"], String(row["fileName"]));
  const value = (name: string) => {
    if (name === "fileName") return <FileLink scope={scope} id={String(row["fileId"])} name={String(row[name])} />;
    if (name === masked?.field)
      return <Unmask employee={context.employee} recordId={row.id} field={masked.unmask} masked={String(row[name])} />;
    return <Value area={area} field={name} value={row[name]} />;
  };
  return (
    <li
      className={css({
        py: "3",
        borderTopWidth: "1px",
        borderColor: "border",
        _first: { borderTopWidth: "0", pt: "0" },
        display: "grid",
        gap: "1",
        gridTemplateColumns: "minmax(0, 1fr)",
      })}
    >
      <div
        className={css({
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          columnGap: "3",
          rowGap: "1",
          minH: "9",
        })}
      >
        <b className={css({ fontWeight: "medium", minW: "0", overflowWrap: "anywhere" })}>
          {/* A bare number needs a label: "Version 2". */}
          {typeof row[first] === "number"
            ? `${labels.field(first)} ${labels.value(first, row[first])}`
            : labels.value(first, row[first])}
        </b>
        {"status" in area.resource.fields && (
          <span className={css({ flex: "1" })}>
            <Value area={area} field="status" value={row.status} />
          </span>
        )}
        <span
          className={css({
            display: "inline-flex",
            flexWrap: "wrap",
            alignItems: "center",
            gap: "2",
            marginInlineStart: "auto",
          })}
        >
          {steps.map((one) => (
            <Button
              key={one.name}
              size="sm"
              variant={one.main ? "solid" : "outline"}
              loading={busy === one.name}
              onClick={() =>
                one.fields
                  ? setAsking(one)
                  : void take(one, {}).catch((error: unknown) => toast({ kind: "error", text: why(error) }))
              }
            >
              {labels.text(`step.${one.name}`)}
            </Button>
          ))}
          {kind.download && (
            <DownloadButton
              name={kind.download.name(row)}
              load={() => kind.download?.call(pathOf(area, scope, row.id))}
            />
          )}
          {kind.requestSection &&
            !context.writes &&
            (kind.requestSection !== "bankAccount" || row.status === "active") && (
              <RequestChangeButton target={{ kind, row }} of={labels.value(first, row[first])} />
            )}
          <RecordMenu
            area={context.writes ? area : readOnly(area)}
            row={row}
            onEdit={onEdit}
            onHistory={onHistory}
            onArchive={onHistory}
            onRestore={onHistory}
            onDelete={onDelete}
          />
        </span>
      </div>
      <dl
        className={css({
          display: "grid",
          gridTemplateColumns: { base: "minmax(0, 1fr)", md: "1fr 1fr" },
          columnGap: "6",
        })}
      >
        {facts.map((name) => (
          <div
            key={name}
            className={css({ display: "grid", gridTemplateColumns: "minmax(7.25rem, 2fr) 3fr", gap: "3", py: "0.5" })}
          >
            <dt className={css({ color: "text.muted", minW: "0", overflowWrap: "anywhere", hyphens: "auto" })}>
              {labels.field(name)}
            </dt>
            <dd
              className={css({
                minW: "0",
                overflowWrap: "anywhere",
                whiteSpace: "pre-line",
                fontVariantNumeric: "tabular-nums",
              })}
            >
              {value(name)}
            </dd>
          </div>
        ))}
      </dl>
      {note !== undefined && (
        <p className={css({ color: "text.muted", fontSize: "sm", lineHeight: "sm" })}>{labels.text(note)}</p>
      )}
      {asking && <StepDialog kind={kind} step={asking} row={row} scope={scope} onClose={() => setAsking(undefined)} />}
    </li>
  );
}
