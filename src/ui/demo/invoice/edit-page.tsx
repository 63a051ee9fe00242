/** Edit page of an invoice. */
import { getRouteApi } from "@tanstack/react-router";
import { useUpdateInvoice } from "#generated/demo/hooks/invoices.ts";
import { PageFrame } from "../../kit/page-frame.tsx";
import { toast } from "../../kit/toast.ts";
import { useText } from "../../messages/use-text.ts";
import { valuesOf } from "./form-values.ts";
import { InvoiceForm } from "./invoice-form.tsx";
import { invoiceIdOf } from "./invoice-id.ts";
import { InvoiceStates, useInvoice } from "./invoice-states.tsx";

const route = getRouteApi("/_app/apps/invoice/edit/$id");

export function EditPage() {
  const t = useText();
  const { id } = route.useParams();
  const navigate = route.useNavigate();
  const query = useInvoice(invoiceIdOf(id));
  const { mutateAsync: update } = useUpdateInvoice();
  if (!query.known) return <InvoiceStates {...query} id={id} />;
  const name = t("invoice.named", { id });
  const toPreview = (): void => void navigate({ to: "/apps/invoice/preview/$id", params: { id }, search: {} });
  return (
    <PageFrame
      title={t("invoice.editTitle", { id })}
      crumbs={[
        { label: t("invoice.title"), to: "/apps/invoice/list" },
        { label: name, to: `/apps/invoice/preview/${id}` },
        { label: t("common.edit") },
      ]}
    >
      <InvoiceForm
        key={id}
        number={id}
        initial={valuesOf(query.known)}
        isNew={false}
        onSave={async (invoice) => (await update({ body: { id: Number(id), invoice } })).invoice}
        onSaved={() => {
          toast({ text: t("crud.saved", { name }) });
          toPreview();
        }}
        onCancel={toPreview}
      />
    </PageFrame>
  );
}
