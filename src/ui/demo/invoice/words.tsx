/** State and balance of an invoice in words. */
import { css } from "#generated/styles/css/index.js";
import { CircleCheck, CircleDashed, Download, PieChart, Send, TriangleAlert, type LucideIcon } from "lucide-react";
import type { Invoice, InvoiceStatus } from "#generated/demo/schema.ts";
import { balanceInCents } from "#src/domain/shared/invoice-totals.ts";
import { Money, useFormat } from "../../kit/format.tsx";
import { StatusDot, Tag } from "../../kit/status-dot.tsx";
import type { MessageId } from "../../messages/catalogue.ts";
import { useText } from "../../messages/use-text.ts";

const names = {
  Paid: "paid",
  Downloaded: "downloaded",
  Sent: "sent",
  Draft: "draft",
  "Partial Payment": "partial",
  "Past Due": "overdue",
} as const satisfies Record<InvoiceStatus, string>;

const icons: Record<InvoiceStatus, LucideIcon> = {
  Paid: CircleCheck,
  Downloaded: Download,
  Sent: Send,
  Draft: CircleDashed,
  "Partial Payment": PieChart,
  "Past Due": TriangleAlert,
};

const tones = {
  Paid: "success",
  Downloaded: "info",
  Sent: "accent",
  Draft: "neutral",
  "Partial Payment": "warning",
  "Past Due": "danger",
} as const;

export const statusId = (status: InvoiceStatus): MessageId => `invoice.status.${names[status]}`;

/** Icon with the state; its tooltip adds balance and due date. */
export function StatusIcon({ invoice }: { invoice: Invoice }) {
  const t = useText();
  const format = useFormat();
  const { invoiceStatus, balance, dueDate } = invoice;
  const Icon = icons[invoiceStatus];
  const tip = t("invoice.statusTip", {
    status: t(statusId(invoiceStatus)),
    balance: format.money(balanceInCents(balance)),
    due: format.date(dueDate),
  });
  return (
    <span
      className={css({ display: "inline-flex", alignItems: "center", gap: "2", "& svg": { flexShrink: 0 } })}
      data-tip={tip}
    >
      <Tag tone={tones[invoiceStatus]}>
        <Icon size={14} aria-hidden />
        {t(statusId(invoiceStatus))}
      </Tag>
    </span>
  );
}

export function Balance({ balance }: Pick<Invoice, "balance">) {
  const t = useText();
  const cents = balanceInCents(balance);
  if (cents === 0) return <StatusDot tone="success">{t("invoice.status.paid")}</StatusDot>;
  if (cents > 0) return <Money cents={cents} />;
  return (
    <StatusDot tone="info">
      {t("invoice.credit")} <Money cents={-cents} />
    </StatusDot>
  );
}
