/** Invoice list with search, states, sorting, exports and actions. */
import { css } from "#generated/styles/css/index.js";
import { useNavigate } from "@tanstack/react-router";
import { Download, Eye, Plus } from "lucide-react";
import { useState } from "react";
import { listInvoicesOptions } from "#generated/demo/hooks/invoices.ts";
import { invoiceStatusValues, type Invoice } from "#generated/demo/schema.ts";
import { Button } from "../../kit/button.tsx";
import { ButtonLink, Link } from "../../kit/link.tsx";
import { useMedia, wide } from "../../kit/use-media.ts";
import { ListPage } from "../../list/list-page.tsx";
import { useDeviceViews } from "../../list/use-device-views.ts";
import { useList, useListAnswer } from "../../list/use-list.ts";
import { useListAddress } from "../../list/use-list-address.ts";
import { useRowFiles } from "../../list/use-row-files.ts";
import { useText } from "../../messages/use-text.ts";
import { usualColumns, useInvoiceColumns } from "./columns.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";
import { invoiceList, invoiceQuery } from "./invoice-list.ts";
import { InvoiceMenu } from "./invoice-menu.tsx";
import { InvoicesBulk } from "./invoices-bulk.tsx";
import { statusId } from "./words.tsx";

const idOf = ({ id }: Invoice): string => String(id);

export function InvoicesPage() {
  const t = useText();
  const navigate = useNavigate();
  const isWide = useMedia(wide);
  const [deleting, setDeleting] = useState<Invoice | null>(null);
  const list = useList({
    name: "app-invoices",
    contract: invoiceList,
    ...useListAddress(),
    columns: useInvoiceColumns(),
    usual: usualColumns,
    idOf,
    views: useDeviceViews("app-invoices"),
  });
  const { state, selection } = list;
  const answer = useListAnswer(list, listInvoicesOptions({ query: invoiceQuery(state) }));
  const files = useRowFiles(list, {
    name: "invoices",
    title: t("invoice.title"),
    pageOf: (of) => listInvoicesOptions({ query: invoiceQuery(of) }),
  });
  const all = answer.data?.allData;
  const add = (
    <ButtonLink variant="solid" to="/apps/invoice/add" aria-keyshortcuts="n">
      <Plus size={16} aria-hidden />
      {t("invoice.add")}
    </ButtonLink>
  );
  return (
    <ListPage
      list={list}
      answer={answer}
      title={t("invoice.title")}
      intro={t("invoice.intro")}
      actions={
        <>
          <Button
            loading={files.busy}
            square={!isWide}
            aria-label={t("crud.export")}
            onClick={() => void files.all("csv")}
          >
            <Download size={16} aria-hidden />
            {isWide && t("crud.export")}
          </Button>
          {add}
        </>
      }
      search={t("invoice.search")}
      filters={[
        {
          kind: "choices",
          name: "status",
          label: t("invoice.status"),
          options: invoiceStatusValues.map((value) => ({
            value,
            label: t(statusId(value)),
            ...(all && { count: all.filter(({ invoiceStatus }) => invoiceStatus === value).length }),
          })),
        },
      ]}
      sortLabel={(name) => t(name === "id" ? "invoice.number" : (`invoice.${name}` as "invoice.client"))}
      empty={{ title: t("invoice.empty"), text: t("invoice.emptyText"), action: add }}
      table={{
        nameOf: ({ id }) => t("invoice.named", { id: String(id) }),
        lead: ({ id }, control) => (
          <Link
            {...control}
            to="/apps/invoice/preview/$id"
            params={{ id: String(id) }}
            className={css({ fontWeight: "medium", fontVariantNumeric: "tabular-nums" })}
          >
            {`#${id}`}
          </Link>
        ),
        actions: (invoice, control) => (
          <span className={css({ display: "inline-flex" })}>
            <ButtonLink
              {...control("preview")}
              to="/apps/invoice/preview/$id"
              params={{ id: String(invoice.id) }}
              variant="ghost"
              size="sm"
              square
              aria-label={`${t("invoice.preview")}: ${t("invoice.named", { id: String(invoice.id) })}`}
              data-tip={t("invoice.preview")}
              data-quiet
            >
              <Eye size={16} aria-hidden />
            </ButtonLink>
            <InvoiceMenu invoice={invoice} button={control("menu")} onDelete={() => setDeleting(invoice)} />
          </span>
        ),
        keys: {
          e: ({ id }) => void navigate({ to: "/apps/invoice/edit/$id", params: { id: String(id) } }),
          Delete: setDeleting,
        },
      }}
      selectable
      onCreate={() => void navigate({ to: "/apps/invoice/add" })}
      help={{ edit: true, remove: true }}
      bulk={<InvoicesBulk selection={selection} onExport={(rows) => void files.these("csv", rows)} />}
    >
      {deleting && (
        <DeleteDialog
          invoice={deleting}
          onClose={() => setDeleting(null)}
          onDeleted={() => selection.set([deleting], false)}
        />
      )}
    </ListPage>
  );
}
