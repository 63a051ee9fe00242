/** What has been sent and paid, newest first. */
import { css } from "#generated/styles/css/index.js";
import { CircleDollarSign, Send } from "lucide-react";
import type { InvoiceDetails } from "#generated/demo/schema.ts";
import { Card, CardHead } from "../../kit/card.tsx";
import { Money, useFormat } from "../../kit/format.tsx";
import { Timeline, TimelineItem } from "../../kit/timeline.tsx";
import { useText } from "../../messages/use-text.ts";
import { methodId } from "./payment-methods.ts";

export function PaymentsCard({ details, balance }: { details: InvoiceDetails; balance: number }) {
  const t = useText();
  const format = useFormat();
  const events = [
    ...details.sent.map(({ to, sentAt }, at) => ({ key: `sent-${at}`, on: sentAt, to, payment: undefined })),
    ...details.payments.map((payment) => ({ key: `paid-${payment.id}`, on: payment.paidOn, to: "", payment })),
  ].toSorted((a, b) => b.on.localeCompare(a.on));
  return (
    <Card padded>
      <CardHead title={t("invoice.history")} />
      <p className={css({ display: "flex", justifyContent: "space-between", gap: "3", mb: "4" })}>
        <span className={css({ color: "text.muted" })}>{t(balance < 0 ? "invoice.credit" : "invoice.balance")}</span>
        <strong className={css({ fontWeight: "semibold" })}>
          <Money cents={Math.abs(balance)} />
        </strong>
      </p>
      {events.length === 0 ? (
        <p className={css({ color: "text.muted" })}>{t("invoice.noHistory")}</p>
      ) : (
        <Timeline label={t("invoice.history")}>
          {events.map(({ key, on, to, payment }) =>
            payment ? (
              <TimelineItem
                key={key}
                tone="success"
                icon={<CircleDollarSign size={14} />}
                when={format.date(on)}
                title={<Money cents={payment.amountInCents} />}
              >
                <p className={css({ color: "text.muted", overflowWrap: "anywhere" })}>
                  {[t(methodId(payment.method)), payment.note].filter(Boolean).join(" · ")}
                </p>
              </TimelineItem>
            ) : (
              <TimelineItem key={key} icon={<Send size={14} />} when={format.date(on)} title={t("invoice.wasSent")}>
                <p className={css({ color: "text.muted", overflowWrap: "anywhere" })}>{to}</p>
              </TimelineItem>
            ),
          )}
        </Timeline>
      )}
    </Card>
  );
}
