/** State of a tax clearance as dot and word. */
import type { TaxClearance } from "#generated/hrms/schema.ts";
import { StatusDot, type Tone } from "../../../kit/status-dot.tsx";
import { useText } from "../../../messages/use-text.ts";

const tones: Record<TaxClearance["status"], Tone> = {
  draft: "info",
  submitted: "warning",
  approved: "success",
  acknowledged: "warning",
  directed: "danger",
  settled: "neutral",
  cancelled: "neutral",
};

export function ClearanceStatus({ status }: { status: TaxClearance["status"] }) {
  const t = useText();
  return <StatusDot tone={tones[status]}>{t(`tax-clearances.status.${status}`)}</StatusDot>;
}
