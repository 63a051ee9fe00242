/** State of a final settlement as dot and word. */
import type { Settlement } from "#generated/hrms/schema.ts";
import { StatusDot, type Tone } from "../../../kit/status-dot.tsx";
import { useText } from "../../../messages/use-text.ts";

const tones: Record<Settlement["status"], Tone> = {
  draft: "info",
  calculated: "info",
  submitted: "warning",
  approved: "success",
  locked: "success",
  paid: "neutral",
  cancelled: "neutral",
};

export function SettlementStatus({ status }: { status: Settlement["status"] }) {
  const t = useText();
  return <StatusDot tone={tones[status]}>{t(`settlements.status.${status}`)}</StatusDot>;
}
