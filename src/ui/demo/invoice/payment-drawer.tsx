/** Drawer to record a payment, at most the balance. */
import { css } from "#generated/styles/css/index.js";
import { addInvoicePayment as forms } from "#generated/demo/forms/invoices.ts";
import { useAddInvoicePayment } from "#generated/demo/hooks/invoices.ts";
import type { Invoice, InvoicePaymentInput, InvoicePaymentMethod } from "#generated/demo/schema.ts";
import { addInvoicePayment as check } from "#generated/demo/validators/invoices.js";
import { balanceInCents } from "#src/domain/shared/invoice-totals.ts";
import { errorsOf, faultsOf, serverErrors } from "../../form/faults.ts";
import { type FieldWords, specsOf } from "../../form/spec.ts";
import { useForm } from "../../form/use-form.ts";
import { bodyOf } from "../../form/values.ts";
import { today } from "../../kit/calendar-date.ts";
import { Money, useFormat } from "../../kit/format.tsx";
import { toast } from "../../kit/toast.ts";
import type { Typed } from "../../kit/unparsed.ts";
import { useText } from "../../messages/use-text.ts";
import { DrawerForm } from "./drawer-form.tsx";
import { methodId } from "./payment-methods.ts";

interface Values {
  amountInCents: Typed<number>;
  paidOn: Typed<string>;
  method: InvoicePaymentMethod;
  note: string;
}

const fields = specsOf(
  forms.payment.fields,
  { amountInCents: { kind: "money" }, method: { clearable: false }, note: { kind: "lines" } },
  ["amountInCents", "paidOn", "method", "note"],
);

export function PaymentDrawer({ invoice, onClose }: { invoice: Invoice; onClose: (saved?: boolean) => void }) {
  const t = useText();
  const format = useFormat();
  const { mutateAsync: add } = useAddInvoicePayment();
  const balance = balanceInCents(invoice.balance);
  const { id } = invoice;
  const words: FieldWords = {
    field: (name) => t(`invoice.payment.${name}` as "invoice.payment.paidOn"),
    choice: (_, value) => t(methodId(value as InvoicePaymentMethod)),
    fault: (code) =>
      code === "above-balance" ? t("invoice.aboveBalance", { balance: format.money(balance) }) : undefined,
  };
  const form = useForm<Values>({
    initial: { amountInCents: balance, paidOn: today(), method: "bank transfer", note: "" },
    check: (values) => {
      const { amountInCents, paidOn } = values;
      const faults = faultsOf(fields, [(payment) => check({ id, payment })], { ...values });
      return {
        ...errorsOf(t, words, fields, faults),
        ...(typeof amountInCents === "number" &&
          amountInCents > balance && { amountInCents: t("invoice.aboveBalance", { balance: format.money(balance) }) }),
        ...(typeof paidOn === "string" && paidOn > today() && { paidOn: t("invoice.paidLater") }),
      };
    },
    async send(values) {
      const payment = bodyOf(fields, { ...values }) as InvoicePaymentInput["payment"];
      const answer = await add({ body: { id, payment } });
      if (!answer.invoice) return () => toast({ kind: "error", text: t("invoice.gone") });
      toast({ text: t("invoice.paymentAdded", { amount: format.money(payment.amountInCents) }) });
      return () => onClose(true);
    },
    refused: (error) => serverErrors(t, words, fields, error),
  });
  return (
    <DrawerForm
      title={t("invoice.paymentTitle", { id: String(id) })}
      action={t("invoice.addPayment")}
      form={form}
      fields={fields}
      words={words}
      above={
        <p className={css({ display: "flex", justifyContent: "space-between", gap: "3", mb: "4" })}>
          <span className={css({ color: "text.muted" })}>{t("invoice.balance")}</span>
          <strong className={css({ fontWeight: "semibold" })}>
            <Money cents={balance} />
          </strong>
        </p>
      }
      onClose={() => onClose()}
    />
  );
}
