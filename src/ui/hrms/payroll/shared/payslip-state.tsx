/** State of a payslip as dot and word. Needs the messages of `payslips`. */
import type { Payslip } from "#generated/hrms/schema.ts";
import { StatusDot, type Tone } from "../../../kit/status-dot.tsx";
import { useText } from "../../../messages/use-text.ts";

const tones: Record<Payslip["state"], Tone> = {
  failed: "danger",
  draft: "neutral",
  excluded: "neutral",
  final: "info",
  published: "success",
  reversed: "warning",
};

export function PayslipState({ value }: { readonly value: unknown }) {
  const t = useText();
  const state = value as Payslip["state"];
  return <StatusDot tone={tones[state]}>{t(`payslips.state.${state}`)}</StatusDot>;
}
