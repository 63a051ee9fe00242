/** Displays a field value: amounts, status dots, dates. */
import { css } from "#generated/styles/css/index.js";
import { Suspense } from "react";
import { fieldOf, type Area, type Row } from "./area.ts";
import { Money, RelativeTime } from "../kit/format.tsx";
import { Skeleton } from "../kit/skeleton.tsx";
import { StatusDot, type Tone } from "../kit/status-dot.tsx";
import { kindOf } from "../form/kind.ts";
import { none, useLabels } from "./labels.ts";
import type { Values } from "../form/spec.ts";
import { RowsTable } from "./rows-table.tsx";

const tones: Record<string, Tone> = {
  active: "success",
  present: "success",
  approved: "success",
  half: "warning",
  absent: "danger",
  incomplete: "warning",
  leave: "info",
  withdrawn: "neutral",
  inactive: "warning",
  archived: "neutral",
  planned: "info",
  onHold: "warning",
  closed: "neutral",
  draft: "neutral",
  published: "success",
  retired: "neutral",
  scheduled: "info",
  ended: "neutral",
  pending: "warning",
  accepted: "success",
  awaitingConfirmation: "warning",
  expired: "neutral",
  orphaned: "danger",
  revoked: "neutral",
  trial: "info",
  suspended: "warning",
  closing: "warning",
  open: "info",
  invited: "info",
  locked: "warning",
  pendingVerify: "warning",
  rejected: "danger",
  applied: "info",
  approvedInPrinciple: "info",
  issued: "success",
  renewing: "info",
  requested: "warning",
  submitted: "info",
  verified: "success",
  acknowledged: "success",
  inProgress: "info",
  done: "success",
  executed: "success",
  calculating: "info",
  calculated: "info",
  failed: "danger",
  paid: "success",
  "inputs-closed": "warning",
};

interface ValueProps {
  area: Area;
  field: string;
  value: unknown;
  /** Record with the field that annotates the value. */
  row?: Row;
}

export function Value({ area, field, value, row }: ValueProps) {
  const labels = useLabels(area);
  const note = area.notes?.[field];
  const said = note === undefined ? null : row?.[note];
  const shown = <FieldValue area={area} field={field} value={value} row={row} />;
  if (note === undefined || said == null) return shown;
  return (
    <span className={css({ display: "inline-flex", flexWrap: "wrap", alignItems: "center", columnGap: "3" })}>
      {shown}
      <StatusDot tone="warning">{labels.value(note, said)}</StatusDot>
    </span>
  );
}

function FieldValue({ area, field, value, row }: { area: Area; field: string; value: unknown; row: Row | undefined }) {
  const labels = useLabels(area);
  if (value === null || value === undefined || value === "") return none;
  const kind = kindOf(fieldOf(area, field));
  const Own = area.views?.[field];
  if (Own) {
    return (
      <Suspense fallback={<Skeleton inline css={{ w: "7rem" }} />}>
        <Own value={value} row={row} />
      </Suspense>
    );
  }
  const rows = area.resource.fields[field]?.items?.fields;
  if (kind === "rows" && rows && Array.isArray(value))
    return value.length === 0 ? (
      none
    ) : (
      <RowsTable name={field} fields={rows} labels={labels} rows={value as readonly Values[]} />
    );
  if (kind === "money") return <Money cents={Number(value)} />;
  if (kind === "instant") return <RelativeTime value={String(value)} />;
  const text = labels.value(field, value);
  return field === "status" ? <StatusDot tone={tones[String(value)] ?? "neutral"}>{text}</StatusDot> : text;
}
