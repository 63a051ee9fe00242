/** Invoices of a user. */
import { css } from "#generated/styles/css/index.js";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { useListInvoices } from "#generated/demo/hooks/invoices.ts";
import type { Invoice } from "#generated/demo/schema.ts";
import { defaultPageSize } from "#src/contract/page-size.ts";
import { CardTitle } from "../../kit/card.tsx";
import { Money, useFormat } from "../../kit/format.tsx";
import { Link } from "../../kit/link.tsx";
import { StatusDot } from "../../kit/status-dot.tsx";
import { PagedTable } from "../../list/paged-table.tsx";
import { useText } from "../../messages/use-text.ts";
import { invoicesQuery } from "./invoices-query.ts";

/** Balance in cents, in either format. */
function owed({ balance }: Invoice): number {
  return Math.round((typeof balance === "number" ? balance : Number(balance.replace("$", ""))) * 100);
}

function Balance({ invoice }: { invoice: Invoice }) {
  const t = useText();
  const cents = owed(invoice);
  if (cents === 0) return <StatusDot tone="success">{t("user.paid")}</StatusDot>;
  if (cents < 0) {
    return (
      <StatusDot tone="info">
        {t("user.credit")} <Money cents={-cents} />
      </StatusDot>
    );
  }
  return <Money cents={cents} />;
}

function InvoiceLink({ id }: { id: string }) {
  return (
    <Link to="/apps/invoice/preview/$id" params={{ id }}>
      {`#${id}`}
    </Link>
  );
}

export function InvoicesCard({ id: userId }: { id: number }) {
  const t = useText();
  const format = useFormat();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useListInvoices(
    { query: invoicesQuery(userId, page) },
    { placeholderData: keepPreviousData },
  );
  return (
    <PagedTable
      label={t("user.invoices")}
      head={<CardTitle className={css({ px: "5", pt: "5", pb: "2" })}>{t("user.invoices")}</CardTitle>}
      query={{
        data: data && { items: data.invoices, total: data.total, page, pageSize: defaultPageSize },
        error,
        refetch,
      }}
      keyOf={({ id }) => String(id)}
      columns={[
        { header: t("user.invoice"), cell: ({ id }) => <InvoiceLink id={String(id)} /> },
        { header: t("user.service"), cell: ({ service }) => service },
        { header: t("user.issued"), kind: "date", cell: ({ issuedDate }) => format.date(issuedDate) },
        { header: t("user.total"), kind: "number", cell: ({ total }) => <Money cents={Math.round(total * 100)} /> },
        { header: t("user.balance"), kind: "number", cell: (invoice) => <Balance invoice={invoice} /> },
      ]}
      empty={{ title: t("user.noInvoices"), text: t("user.noInvoicesText") }}
      onPage={setPage}
    />
  );
}
