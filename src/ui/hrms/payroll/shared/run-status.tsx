/** State of a pay run as dot and word. Needs the messages of `payroll`. */
import type { PayRun } from "#generated/hrms/schema.ts";
import { StatusDot, type Tone } from "../../../kit/status-dot.tsx";
import { useText } from "../../../messages/use-text.ts";

const tones: Record<PayRun["status"], Tone> = {
  draft: "neutral",
  calculating: "info",
  calculated: "info",
  failed: "danger",
  submitted: "warning",
  approved: "success",
  locked: "success",
  paid: "success",
  closed: "neutral",
  cancelled: "neutral",
};

export function RunStatus({ status }: { status: PayRun["status"] }) {
  const t = useText();
  return <StatusDot tone={tones[status]}>{t(`payroll.status.${status}`)}</StatusDot>;
}
