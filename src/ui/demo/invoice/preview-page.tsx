/** Preview of an invoice: the paper, its payments, and sending, paying and printing. */
import { css } from "#generated/styles/css/index.js";
import { getRouteApi } from "@tanstack/react-router";
import { CircleDollarSign, FileSpreadsheet, Pencil, Printer, Send } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { toCsv } from "#src/domain/shared/csv.ts";
import { balanceInCents, lineTotal } from "#src/domain/shared/invoice-totals.ts";
import { centsToUnits } from "#src/domain/shared/money.ts";
import { Button } from "../../kit/button.tsx";
import { Card } from "../../kit/card.tsx";
import { downloadFile } from "../../kit/download.ts";
import { ButtonLink } from "../../kit/link.tsx";
import { Menu } from "../../kit/menu.tsx";
import { MenuItem } from "../../kit/menu-items.tsx";
import { PageFrame } from "../../kit/page-frame.tsx";
import { type Paper as PaperSize, PrintSheet, papers } from "./print-sheet.tsx";
import { useShortcuts } from "../../kit/shortcuts.ts";
import { useText } from "../../messages/use-text.ts";
import { invoiceIdOf } from "./invoice-id.ts";
import { InvoiceStates, useInvoice, type KnownInvoice } from "./invoice-states.tsx";
import { Paper, type PaperContent } from "./paper.tsx";
import { PaymentsCard } from "./payments-card.tsx";
import { StatusIcon } from "./words.tsx";

const SendDrawer = lazy(async () => ({ default: (await import("./send-drawer.tsx")).SendDrawer }));
const PaymentDrawer = lazy(async () => ({ default: (await import("./payment-drawer.tsx")).PaymentDrawer }));
const route = getRouteApi("/_app/apps/invoice/preview/$id");

export function PreviewPage() {
  const { id } = route.useParams();
  const query = useInvoice(invoiceIdOf(id));
  return query.known ? <Preview key={id} known={query.known} /> : <InvoiceStates {...query} id={id} />;
}

function Preview({ known: { invoice, details, bank } }: { known: KnownInvoice }) {
  const t = useText();
  const { open } = route.useSearch();
  const navigate = route.useNavigate();
  const [paper, setPaper] = useState<PaperSize>("A4");
  const [printing, setPrinting] = useState(false);
  const id = String(invoice.id);
  const balance = balanceInCents(invoice.balance);
  const name = t("invoice.named", { id });
  const content: PaperContent = {
    ...details,
    number: id,
    issuedDate: invoice.issuedDate,
    dueDate: invoice.dueDate,
    client: invoice.client,
    balance,
    bank,
  };
  const show = (next: "send" | "payment" | undefined, ignoreBlocker = false): void =>
    void navigate({
      search: next === undefined ? {} : { open: next },
      replace: next === undefined,
      ignoreBlocker,
      resetScroll: false,
    });
  const print = (size: PaperSize): void => {
    setPaper(size);
    setPrinting(true);
  };
  // After the sheet has the chosen size.
  useEffect(() => {
    if (!printing) return;
    setPrinting(false);
    window.print();
  }, [printing]);
  const wanted = open === "print";
  useEffect(() => {
    if (!wanted) return;
    void navigate({ search: {}, replace: true });
    setPrinting(true);
  }, [wanted, navigate]);
  useShortcuts({
    e: () => void navigate({ to: "/apps/invoice/edit/$id", params: { id } }),
    "Mod+p": () => print(paper),
  });
  const saveLines = (): void =>
    downloadFile(
      `invoice-${id}.csv`,
      toCsv(
        [t("invoice.item"), t("invoice.quantity"), t("invoice.price"), t("invoice.amount")],
        details.lines.map((line) => [
          line.title,
          line.quantity,
          centsToUnits(line.priceInCents),
          centsToUnits(lineTotal(line)),
        ]),
      ),
      "text/csv;charset=utf-8",
    );
  return (
    <PageFrame
      title={name}
      intro={<StatusIcon invoice={invoice} />}
      crumbs={[{ label: t("invoice.title"), to: "/apps/invoice/list" }, { label: name }]}
      actions={
        <>
          <Menu
            align="end"
            trigger={(props) => (
              <Button {...props}>
                <Printer size={16} aria-hidden />
                {t("invoice.print")}
              </Button>
            )}
          >
            {papers.map((size) => (
              <MenuItem key={size} icon={<Printer size={16} aria-hidden />} onSelect={() => print(size)}>
                {t("invoice.printOn", { paper: size })}
              </MenuItem>
            ))}
            <MenuItem icon={<FileSpreadsheet size={16} aria-hidden />} onSelect={saveLines}>
              {t("invoice.linesCsv")}
            </MenuItem>
          </Menu>
          <ButtonLink to="/apps/invoice/edit/$id" params={{ id }} aria-keyshortcuts="e">
            <Pencil size={16} aria-hidden />
            {t("common.edit")}
          </ButtonLink>
          {balance > 0 && (
            <Button onClick={() => show("payment")}>
              <CircleDollarSign size={16} aria-hidden />
              {t("invoice.addPayment")}
            </Button>
          )}
          <Button variant="solid" onClick={() => show("send")}>
            <Send size={16} aria-hidden />
            {t("invoice.send")}
          </Button>
        </>
      }
    >
      <div
        className={css({
          display: "grid",
          gap: "4",
          alignItems: "start",
          gridTemplateColumns: { base: "minmax(0, 1fr)", xl: "minmax(0, 52rem) minmax(16rem, 1fr)" },
        })}
      >
        <Card as="article" aria-label={name} className={css({ p: { base: "5", md: "8" } })}>
          <Paper content={content} />
        </Card>
        <PaymentsCard details={details} balance={balance} />
      </div>
      <PrintSheet paper={paper}>
        <Paper content={content} />
      </PrintSheet>
      <Suspense>
        {open === "send" && <SendDrawer invoice={invoice} onClose={(saved) => show(undefined, saved)} />}
        {open === "payment" && balance > 0 && (
          <PaymentDrawer invoice={invoice} onClose={(saved) => show(undefined, saved)} />
        )}
      </Suspense>
    </PageFrame>
  );
}
