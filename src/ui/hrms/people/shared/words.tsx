/** Employment status as a coloured dot with its label. */
import { StatusDot, type Tone } from "../../../kit/status-dot.tsx";
import type { EmployeeStatus } from "#generated/hrms/schema.ts";
import { useText } from "../../../messages/use-text.ts";

const tones: Readonly<Record<EmployeeStatus, Tone>> = {
  offered: "info",
  onboarding: "info",
  probation: "warning",
  confirmed: "success",
  notice: "danger",
  exited: "neutral",
};

export function EmploymentStatus({ status, suspended }: { status: EmployeeStatus; suspended: boolean }) {
  const t = useText();
  if (suspended && status !== "exited") return <StatusDot tone="danger">{t("employees.suspended")}</StatusDot>;
  return <StatusDot tone={tones[status]}>{t(`employees.status.${status}`)}</StatusDot>;
}
