/** Delivery status as a coloured dot with its label. */
import type { WebhookDeliveryRow } from "#generated/hrms/schema.ts";
import { StatusDot } from "../../../kit/status-dot.tsx";
import { useText } from "../../../messages/use-text.ts";

const tones = { pending: "warning", delivered: "success", failed: "danger" } as const;

export function DeliveryStatus({ status }: Pick<WebhookDeliveryRow, "status">) {
  const t = useText();
  return <StatusDot tone={tones[status]}>{t(`integrations.status.${status}`)}</StatusDot>;
}
