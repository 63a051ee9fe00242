/** Page for a new invoice, empty or as a copy of another; it proposes the next number. */
import { getRouteApi } from "@tanstack/react-router";
import { useAddInvoice, useListInvoices } from "#generated/demo/hooks/invoices.ts";
import { PageFrame } from "../../kit/page-frame.tsx";
import { toast } from "../../kit/toast.ts";
import { useText } from "../../messages/use-text.ts";
import { blankInvoice, valuesOf } from "./form-values.ts";
import { InvoiceForm } from "./invoice-form.tsx";
import { InvoiceStates, useInvoice } from "./invoice-states.tsx";

const route = getRouteApi("/_app/apps/invoice/add");
const newest = { perPage: 1 } as const;

export function AddPage() {
  const t = useText();
  const { from = 0 } = route.useSearch();
  const navigate = route.useNavigate();
  const model = useInvoice(from);
  const { data } = useListInvoices({ query: newest });
  const { mutateAsync: add } = useAddInvoice();
  if (from > 0 && !model.known) return <InvoiceStates {...model} id={String(from)} />;
  const number = data ? String((data.invoices[0]?.id ?? 0) + 1) : "…";
  return (
    <PageFrame
      title={t("invoice.addTitle", { id: number })}
      crumbs={[{ label: t("invoice.title"), to: "/apps/invoice/list" }, { label: t("invoice.add") }]}
    >
      <InvoiceForm
        key={from}
        number={number}
        initial={model.known ? valuesOf(model.known, true) : blankInvoice(t("invoice.noteText"))}
        isNew
        onSave={async (invoice) => (await add({ body: { invoice } })).invoice}
        onSaved={({ id }) => {
          toast({ text: t("crud.created", { name: t("invoice.named", { id: String(id) }) }) });
          void navigate({ to: "/apps/invoice/preview/$id", params: { id: String(id) }, search: {} });
        }}
        onCancel={() => void navigate({ to: "/apps/invoice/list" })}
      />
    </PageFrame>
  );
}
