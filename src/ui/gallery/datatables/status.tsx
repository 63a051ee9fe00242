/** Employee status with its label and tone. */
import { useCallback } from "react";
import { StatusDot, Tag, type Tone } from "../../kit/status-dot.tsx";
import { useText } from "../../messages/use-text.ts";

export const statuses = [1, 2, 3, 4, 5] as const;
export type Status = (typeof statuses)[number];

const tones: Record<Status, Tone> = { 1: "success", 2: "info", 3: "warning", 4: "accent", 5: "neutral" };

function known(status: number): Status {
  return statuses.find((each) => each === status) ?? 5;
}

export function useStatusName(): (status: number) => string {
  const t = useText();
  return useCallback((status) => t(`tables.status.${known(status)}`), [t]);
}

export function StatusChip({ status }: { status: number }) {
  const name = useStatusName();
  return <Tag tone={tones[known(status)]}>{name(status)}</Tag>;
}

export function StatusLabel({ status }: { status: number }) {
  const name = useStatusName();
  return <StatusDot tone={tones[known(status)]}>{name(status)}</StatusDot>;
}
