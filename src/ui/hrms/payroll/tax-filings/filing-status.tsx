/** State of a tax filing as dot and word. */
import type { TaxFiling } from "#generated/hrms/schema.ts";
import { StatusDot, type Tone } from "../../../kit/status-dot.tsx";
import { useText } from "../../../messages/use-text.ts";

const tones: Record<TaxFiling["status"], Tone> = {
  drafting: "info",
  draft: "info",
  failed: "danger",
  submitted: "warning",
  approved: "success",
  acknowledged: "neutral",
};

export function FilingStatus({ status }: { status: TaxFiling["status"] }) {
  const t = useText();
  return <StatusDot tone={tones[status]}>{t(`tax-filings.status.${status}`)}</StatusDot>;
}
