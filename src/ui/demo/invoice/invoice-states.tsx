/** Loading, error and unknown number of the pages of one invoice. */
import { css } from "#generated/styles/css/index.js";
import { useGetInvoice, useGetInvoiceDetails } from "#generated/demo/hooks/invoices.ts";
import type { Invoice, InvoiceDetail, InvoiceDetails } from "#generated/demo/schema.ts";
import { Alert } from "../../kit/alert.tsx";
import { Card } from "../../kit/card.tsx";
import { Link } from "../../kit/link.tsx";
import { PageFrame } from "../../kit/page-frame.tsx";
import { isGone } from "../../kit/loaded.tsx";
import { Loading, Skeleton } from "../../kit/skeleton.tsx";
import { ErrorState } from "../../kit/states.tsx";
import { useText } from "../../messages/use-text.ts";

export interface KnownInvoice {
  readonly invoice: Invoice;
  readonly details: InvoiceDetails;
  readonly bank: InvoiceDetail["paymentDetails"];
}

interface InvoiceQuery {
  readonly known: KnownInvoice | undefined;
  readonly missing: boolean;
  readonly error: unknown;
  readonly retry: () => void;
}

export function useInvoice(id: number): InvoiceQuery {
  const one = useGetInvoice({ path: { id } }, { enabled: id > 0 });
  const more = useGetInvoiceDetails(
    { query: { id } },
    { enabled: id > 0, retry: (count, error) => count < 1 && !isGone(error) },
  );
  const { invoice = undefined, paymentDetails = null } = one.data ?? {};
  return {
    known: invoice && more.data ? { invoice, details: more.data.details, bank: paymentDetails } : undefined,
    missing: id === 0 || one.data?.invoice === null || isGone(more.error),
    error: one.error ?? more.error,
    retry: () => void Promise.all([one.refetch(), more.refetch()]),
  };
}

export function InvoiceStates({ missing, error, retry, id }: InvoiceQuery & { id: string }) {
  const t = useText();
  const title = t("invoice.named", { id });
  return (
    <PageFrame title={title} crumbs={[{ label: t("invoice.title"), to: "/apps/invoice/list" }, { label: title }]}>
      {missing ? (
        <Alert tone="danger" live="alert" title={t("invoice.unknownTitle")}>
          {t("invoice.unknownText", { id })}{" "}
          <Link underlined to="/apps/invoice/list">
            {t("invoice.toList")}
          </Link>
        </Alert>
      ) : error ? (
        <ErrorState error={error} onRetry={retry} />
      ) : (
        <Card padded className={css({ maxW: "52rem" })}>
          <Loading>
            <div className={css({ display: "flex", justifyContent: "space-between", mb: "8" })}>
              <Skeleton css={{ w: "14rem", h: "12" }} />
              <Skeleton css={{ w: "10rem", h: "12" }} />
            </div>
            {[1, 2, 3, 4, 5].map((each) => (
              <Skeleton key={each} css={{ h: "5", mb: "5" }} />
            ))}
          </Loading>
        </Card>
      )}
    </PageFrame>
  );
}
