/** Drawer to send an invoice by email. */
import { sendInvoice as forms } from "#generated/demo/forms/invoices.ts";
import { useSendInvoice } from "#generated/demo/hooks/invoices.ts";
import type { Invoice } from "#generated/demo/schema.ts";
import { sendInvoice as check } from "#generated/demo/validators/invoices.js";
import { errorsOf, faultsOf, serverErrors } from "../../form/faults.ts";
import { type FieldWords, specsOf } from "../../form/spec.ts";
import { useForm } from "../../form/use-form.ts";
import { bodyOf } from "../../form/values.ts";
import { useFormat } from "../../kit/format.tsx";
import { toast } from "../../kit/toast.ts";
import { useText } from "../../messages/use-text.ts";
import { DrawerForm } from "./drawer-form.tsx";
import { balanceInCents } from "#src/domain/shared/invoice-totals.ts";

const fields = specsOf(forms, { message: { kind: "lines" } }, ["to", "subject", "message"]);

export function SendDrawer({ invoice, onClose }: { invoice: Invoice; onClose: (saved?: boolean) => void }) {
  const t = useText();
  const format = useFormat();
  const { mutateAsync: send } = useSendInvoice();
  const id = String(invoice.id);
  const words: FieldWords = {
    field: (name) => t(`invoice.mail.${name}` as "invoice.mail.to"),
    choice: (_, value) => value,
  };
  const form = useForm({
    initial: {
      to: invoice.client.companyEmail,
      subject: t("invoice.mail.subjectText", { id }),
      message: t("invoice.mail.messageText", {
        id,
        name: invoice.client.name,
        amount: format.money(Math.max(0, balanceInCents(invoice.balance))),
        due: format.date(invoice.dueDate),
      }),
    },
    check: (values) =>
      errorsOf(t, words, fields, faultsOf(fields, [(body) => check({ id: invoice.id, ...(body as object) })], values)),
    async send(values) {
      const body = { id: invoice.id, ...(bodyOf(fields, values) as { to: string; subject: string; message?: string }) };
      const answer = await send({ body });
      if (!answer.invoice) return () => toast({ kind: "error", text: t("invoice.gone") });
      toast({ text: t("invoice.sent", { id, to: body.to }) });
      return () => onClose(true);
    },
    refused: (error) => serverErrors(t, words, fields, error),
  });
  return (
    <DrawerForm
      title={t("invoice.sendTitle", { id })}
      action={t("invoice.send")}
      form={form}
      fields={fields}
      words={words}
      onClose={() => onClose()}
    />
  );
}
