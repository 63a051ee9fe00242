/** Drawer with a delivery's attempts, and redelivery. */
import { css } from "#generated/styles/css/index.js";
import { Send } from "lucide-react";
import type { ReactNode } from "react";
import { useGetWebhookDelivery, useRedeliverWebhook } from "#generated/hrms/hooks/webhook-deliveries.ts";
import type { WebhookAttempt } from "#generated/hrms/schema.ts";
import { Button } from "../../../kit/button.tsx";
import { Dialog } from "../../../kit/dialog.tsx";
import { useFormat } from "../../../kit/format.tsx";
import { Loaded } from "../../../kit/loaded.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { useAttempt } from "../../../kit/use-attempt.ts";
import { useText } from "../../../messages/use-text.ts";
import { DeliveryStatus } from "./delivery-status.tsx";
import { integrationProblem } from "../shared/problem-text.ts";

interface DeliveryDrawerProps {
  webhookId: string;
  deliveryId: string;
  mayResend: boolean;
  onClose: () => void;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css({ mt: "5" })}>
      <h3 className={css({ fontWeight: "semibold", mb: "2" })}>{title}</h3>
      {children}
    </section>
  );
}

function Text({ label, children }: { label: string; children: string }) {
  return (
    <pre
      className={css({
        bg: "inset",
        borderWidth: "1px",
        borderColor: "border",
        borderRadius: "control",
        p: "3",
        fontSize: "xs",
        lineHeight: "sm",
        maxH: "16rem",
        overflow: "auto",
        whiteSpace: "pre-wrap",
        overflowWrap: "anywhere",
      })}
      role="group"
      aria-label={label}
      tabIndex={0}
      dir="ltr"
    >
      {children}
    </pre>
  );
}

function Attempt({ at, status, fault, milliseconds, answer }: WebhookAttempt) {
  const t = useText();
  const { dateTime, number } = useFormat();
  return (
    <li className={css({ py: "2", borderTopWidth: "1px", borderColor: "border" })}>
      <div
        className={css({
          display: "flex",
          flexWrap: "wrap",
          justifyContent: "space-between",
          columnGap: "4",
          fontVariantNumeric: "tabular-nums",
        })}
      >
        <span>
          {status === null
            ? t("integrations.noAnswer", { fault: fault ?? "" })
            : t("integrations.answered", { status: String(status) })}
        </span>
        <span className={css({ color: "text.muted" })}>{`${dateTime(at)} · ${number(milliseconds)} ms`}</span>
      </div>
      {answer && (
        <div className={css({ mt: "2" })}>
          <Text label={t("integrations.answer")}>{answer}</Text>
        </div>
      )}
    </li>
  );
}

export function DeliveryDrawer({ webhookId, deliveryId, mayResend, onClose }: DeliveryDrawerProps) {
  const t = useText();
  const path = { webhookId, webhookDeliveryId: deliveryId };
  const query = useGetWebhookDelivery({ path });
  const { data } = query;
  const again = useRedeliverWebhook();
  const attempt = useAttempt(integrationProblem);
  const resend = () => attempt(() => again.mutateAsync({ path }), t("integrations.sent"));
  const footer = mayResend && data && (
    <Button variant="solid" loading={again.isPending} onClick={() => void resend()}>
      <Send size={16} aria-hidden />
      {t("integrations.again")}
    </Button>
  );
  const waiting = (
    <>
      <Skeleton css={{ h: "6" }} />
      <Skeleton css={{ h: "40", mt: "4" }} />
    </>
  );
  return (
    <Dialog
      open
      side="end"
      title={data ? t(`webhooks.events.${data.event}`) : t("webhooks.panel.deliveries")}
      onClose={onClose}
      footer={footer}
    >
      <Loaded query={query} waiting={waiting}>
        {(delivery) => (
          <>
            <DeliveryStatus status={delivery.status} />
            <Part title={t("integrations.message")}>
              <Text label={t("integrations.message")}>{JSON.stringify(delivery.message, null, 2)}</Text>
            </Part>
            <Part title={t("integrations.attempts")}>
              {delivery.attempts.length === 0 ? (
                <p className={css({ color: "text.muted" })}>{t("integrations.noAttempts")}</p>
              ) : (
                <ol className={css({ listStyleType: "none" })}>
                  {delivery.attempts.map((one) => (
                    <Attempt key={one.at} {...one} />
                  ))}
                </ol>
              )}
            </Part>
          </>
        )}
      </Loaded>
    </Dialog>
  );
}
