/** Drawer for a client who is not in the list; it is stored with the invoice. */
import { addInvoice as forms } from "#generated/demo/forms/invoices.ts";
import type { InvoiceClient } from "#generated/demo/schema.ts";
import { checkFields } from "../../form/faults.ts";
import { type FieldWords, specsOf } from "../../form/spec.ts";
import { useForm } from "../../form/use-form.ts";
import { useText } from "../../messages/use-text.ts";
import { DrawerForm } from "./drawer-form.tsx";

const optional = { required: false } as const;
const fields = specsOf(
  forms.invoice.fields.client.fields,
  {
    companyEmail: { input: { spellCheck: false } },
    address: optional,
    country: optional,
    contact: { ...optional, input: { type: "tel" } },
  },
  ["name", "company", "companyEmail", "address", "country", "contact"],
);

interface ClientDrawerProps {
  onAdd: (client: InvoiceClient) => void;
  onClose: () => void;
}

export function ClientDrawer({ onAdd, onClose }: ClientDrawerProps) {
  const t = useText();
  const words: FieldWords = {
    field: (name) => t(`invoice.client.${name}` as "invoice.client.name"),
    choice: (_, value) => value,
  };
  const form = useForm<InvoiceClient>({
    initial: { name: "", company: "", companyEmail: "", address: "", country: "", contact: "" },
    check: (values) => checkFields(t, words, fields, { ...values }),
    send: async (values) => {
      const trimmed = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, (value ?? "").trim()]));
      return () => onAdd(trimmed as unknown as InvoiceClient);
    },
  });
  return (
    <DrawerForm
      title={t("invoice.newClient")}
      action={t("invoice.useClient")}
      form={form}
      fields={fields}
      words={words}
      onClose={onClose}
    />
  );
}
