/** The invoices made out to a user, by name. */
import { chakra } from "@chakra-ui/react";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { useListInvoices } from "#generated/demo/hooks/invoices.ts";
import type { Invoice, User } from "#generated/demo/schema.ts";
import { defaultPageSize } from "#src/contract/page-size.ts";
import { Card, CardTitle } from "../../kit/card.tsx";
import { Pager } from "../../kit/data-table/pager.tsx";
import { Money, useFormat } from "../../kit/format.tsx";
import { EmptyState, ErrorState } from "../../kit/states.tsx";
import { StatusDot } from "../../kit/status-dot.tsx";
import { useText } from "../../messages/use-text.ts";
import { CardSkeleton } from "./user-states.tsx";

const PlainTable = chakra("table", {
  base: {
    w: "full",
    borderCollapse: "separate",
    borderSpacing: "0",
    "& :is(th, td)": {
      minH: "10",
      py: "2.5",
      px: { base: "2", sm: "3" },
      textAlign: "start",
      verticalAlign: "top",
      borderTopWidth: "1px",
      borderColor: "border",
    },
    "& :is(th, td):first-of-type:is(th)": { paddingInlineStart: "5" },
    "& :is(th, td):last-of-type:not(th[scope=row])": { paddingInlineEnd: "5" },
    "& thead th": { py: "2", color: "text.muted", fontSize: "xs", fontWeight: "medium", borderTopWidth: "0" },
    "& tbody th": { fontWeight: "medium" },
    "& [data-end]": { textAlign: "end" },
    "& [data-wide]": { display: { base: "none", md: "table-cell" } },
  },
});

/** The balance as cents, whichever way it is written. */
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

export function InvoicesCard({ user }: { user: User }) {
  const t = useText();
  const format = useFormat();
  const [page, setPage] = useState(1);
  const { data, error, isPlaceholderData, refetch } = useListInvoices(
    { query: { q: user.fullName, page, perPage: defaultPageSize } },
    { placeholderData: keepPreviousData },
  );
  if (!data)
    return error ? (
      <Card padded>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </Card>
    ) : (
      <CardSkeleton lines={3} />
    );
  return (
    <Card overflow="hidden">
      <CardTitle px="5" pt="5" pb="2">
        {t("user.invoices")}
      </CardTitle>
      {data.invoices.length === 0 ? (
        <EmptyState title={t("user.noInvoices")}>{t("user.noInvoicesText")}</EmptyState>
      ) : (
        <PlainTable aria-label={t("user.invoices")} aria-busy={isPlaceholderData || undefined}>
          <thead>
            <tr>
              <th scope="col">{t("user.invoice")}</th>
              <th scope="col">{t("user.service")}</th>
              <th scope="col" data-wide>
                {t("user.issued")}
              </th>
              <th scope="col" data-wide data-end>
                {t("user.total")}
              </th>
              <th scope="col" data-end>
                {t("user.balance")}
              </th>
            </tr>
          </thead>
          <tbody>
            {data.invoices.map((invoice) => (
              <tr key={invoice.id}>
                <th scope="row">{`#${invoice.id}`}</th>
                <td>{invoice.service}</td>
                <td data-wide>{format.date(invoice.issuedDate)}</td>
                <td data-wide data-end>
                  <Money cents={Math.round(invoice.total * 100)} />
                </td>
                <td data-end>
                  <Balance invoice={invoice} />
                </td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      )}
      {data.total > defaultPageSize && (
        <Pager page={page} pageSize={defaultPageSize} total={data.total} onPage={setPage} />
      )}
    </Card>
  );
}
