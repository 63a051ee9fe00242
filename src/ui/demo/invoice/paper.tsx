/** An invoice as on paper. */
import { css } from "#generated/styles/css/index.js";
import type { ReactNode } from "react";
import type { Invoice, InvoiceDetail, InvoiceLine, InvoicePart } from "#generated/demo/schema.ts";
import { invoiceTotals, lineTotal } from "#src/domain/shared/invoice-totals.ts";
import { Money, useFormat } from "../../kit/format.tsx";
import { PersonName } from "../../layout/person/person-name.tsx";
import { useText } from "../../messages/use-text.ts";

export interface PaperContent {
  readonly number: string;
  readonly issuedDate: string | null;
  readonly dueDate: string | null;
  readonly client: Invoice["client"] | null;
  readonly lines: readonly InvoiceLine[];
  readonly discountRate: number;
  readonly taxRate: number;
  readonly note: string;
  readonly shown: readonly InvoicePart[];
  /** Cents; undefined if nothing has been paid. */
  readonly balance?: number | undefined;
  readonly bank?: InvoiceDetail["paymentDetails"];
}

const seller = {
  name: "Kopitiam Collective Pte. Ltd.",
  address: ["1 Craig Road, Level 9", "Singapore 089666"],
  contact: "+65 6555 0100",
};

const muted = css({ color: "text.muted" });
const line = css({ overflowWrap: "anywhere" });

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css({ minW: "0" })}>
      <h3 className={css({ fontSize: "sm", color: "text.muted", fontWeight: "medium", mb: "1" })}>{title}</h3>
      {children}
    </section>
  );
}

function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className={css({ display: "grid", gridTemplateColumns: "auto minmax(0, 1fr)", columnGap: "4", rowGap: "0.5" })}>
      {facts.map(([name, value]) => (
        <div key={name} className={css({ display: "contents" })}>
          <dt className={muted}>{name}</dt>
          <dd className={css({ overflowWrap: "anywhere" })}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Lines({ lines }: { lines: readonly InvoiceLine[] }) {
  const t = useText();
  return (
    <table className={css({ w: "full", borderCollapse: "collapse" })}>
      <thead
        className={css({ display: "none", "@container paper (min-width: 30rem)": { display: "table-header-group" } })}
      >
        <tr className={css({ color: "text.muted", fontSize: "sm", "& th": { fontWeight: "medium", py: "1.5" } })}>
          <th className={css({ textAlign: "start" })} scope="col">
            {t("invoice.item")}
          </th>
          <th className={css({ textAlign: "end", ps: "3" })} scope="col">
            {t("invoice.quantity")}
          </th>
          <th className={css({ textAlign: "end", ps: "3" })} scope="col">
            {t("invoice.price")}
          </th>
          <th className={css({ textAlign: "end", ps: "3" })} scope="col">
            {t("invoice.amount")}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((each, at) => (
          <tr
            key={at}
            className={css({
              borderTopWidth: "1px",
              borderColor: "border",
              breakInside: "avoid",
              display: "grid",
              gridTemplateColumns: "auto auto minmax(0, 1fr)",
              columnGap: "1.5",
              py: "2",
              "& > *": { textAlign: "start", fontWeight: "normal", verticalAlign: "top" },
              "& > th": { gridColumn: "1 / -1" },
              "& > :last-child": { textAlign: "end", fontWeight: "medium" },
              "@container paper (min-width: 30rem)": {
                display: "table-row",
                "& > *": { py: "2", ps: "3", textAlign: "end" },
                "& > th": { textAlign: "start", ps: "0" },
              },
            })}
          >
            <th scope="row" className={line}>
              <span className={css({ fontWeight: "medium" })}>{each.title}</span>
              {each.description && (
                <span className={css({ display: "block", color: "text.muted", fontSize: "sm" })}>
                  {each.description}
                </span>
              )}
            </th>
            <td className={css({ fontVariantNumeric: "tabular-nums" })}>
              {each.quantity}
              <span className={css({ "@container paper (min-width: 30rem)": { display: "none" } })} aria-hidden>
                {" ×"}
              </span>
            </td>
            <td>
              <Money cents={each.priceInCents} />
            </td>
            <td>
              <Money cents={lineTotal(each)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Totals({
  lines,
  discountRate,
  taxRate,
  balance,
}: Omit<PaperContent, "shown" | "note" | "number" | "issuedDate" | "dueDate" | "client" | "bank">) {
  const t = useText();
  const format = useFormat();
  const { subtotal, discount, tax, total } = invoiceTotals(lines, discountRate, taxRate);
  const percent = (rate: number): string =>
    rate === 0 ? "" : ` ${format.number(rate / 10_000, { style: "percent", maximumFractionDigits: 2 })}`;
  const rows: readonly (readonly [string, number, boolean])[] = [
    [t("invoice.subtotal"), subtotal, false],
    [t("invoice.discount") + percent(discountRate), -discount, false],
    [t("invoice.tax") + percent(taxRate), tax, false],
    [t("invoice.total"), total, true],
    ...(balance !== undefined && balance !== total
      ? ([
          [t("invoice.paidSoFar"), balance - total, false],
          [t("invoice.balance"), balance, true],
        ] as const)
      : []),
  ];
  return (
    <dl
      className={css({
        display: "grid",
        gridTemplateColumns: "minmax(0, 1fr) auto",
        columnGap: "6",
        rowGap: "1",
        w: "full",
        maxW: "17rem",
        ms: "auto",
        breakInside: "avoid",
      })}
      data-totals
    >
      {rows.map(([name, cents, strong]) => (
        <div
          key={name}
          className={css({
            display: "grid",
            gridColumn: "1 / -1",
            gridTemplateColumns: "subgrid",
            fontWeight: strong ? "semibold" : undefined,
            pt: strong ? "1.5" : undefined,
            borderTopWidth: strong ? "1px" : undefined,
            borderColor: "border.strong",
          })}
        >
          <dt className={css({ color: strong ? undefined : "text.muted" })}>{name}</dt>
          <dd className={css({ textAlign: "end" })}>
            <Money cents={cents === 0 ? 0 : cents} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The content alone: the frame around it is a card on screen and the sheet in print. */
export function Paper({ content }: { content: PaperContent }) {
  const t = useText();
  const format = useFormat();
  const { number, issuedDate, dueDate, client, lines, note, shown, balance, bank } = content;
  const date = (value: string | null): string => (value === null ? "–" : format.date(value));
  const due = balance ?? invoiceTotals(lines, content.discountRate, content.taxRate).total;
  const two = css({
    display: "grid",
    gap: "5",
    gridTemplateColumns: "minmax(0, 1fr)",
    "@container paper (min-width: 30rem)": { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" },
  });
  return (
    <div className={css({ containerType: "inline-size", containerName: "paper" })}>
      <div className={css({ display: "grid", gap: "6", gridTemplateColumns: "minmax(0, 1fr)" })}>
        <div className={two}>
          <div>
            <p className={css({ fontSize: "lg", fontWeight: "semibold", mb: "1" })}>{seller.name}</p>
            {[...seller.address, seller.contact].map((each) => (
              <p key={each} className={muted}>
                {each}
              </p>
            ))}
          </div>
          <div>
            <h2 className={css({ fontSize: "lg", fontWeight: "semibold", mb: "1" })}>
              {t("invoice.named", { id: number })}
            </h2>
            <Facts
              facts={[
                [t("invoice.issued"), date(issuedDate)],
                [t("invoice.due"), date(dueDate)],
              ]}
            />
          </div>
        </div>
        <div className={two}>
          <Block title={t("invoice.to")}>
            {client === null ? (
              <p className={muted}>{t("invoice.noClient")}</p>
            ) : (
              [client.name, client.company, client.address, client.country, client.contact, client.companyEmail]
                .filter((each) => each !== "")
                .map((each, at) => (
                  <p key={each} className={at === 0 ? css({ fontWeight: "medium" }) : line}>
                    {at === 0 ? <PersonName name={each} email={client.companyEmail} /> : each}
                  </p>
                ))
            )}
          </Block>
          {bank && (
            <Block title={t("invoice.payTo")}>
              <Facts
                facts={[
                  [t("invoice.totalDue"), <Money key="due" cents={due} />],
                  [t("invoice.bank"), bank.bankName],
                  [t("invoice.country"), bank.country],
                  ["IBAN", bank.iban],
                  ["SWIFT", bank.swiftCode],
                ]}
              />
            </Block>
          )}
        </div>
        <Lines lines={lines} />
        <Totals {...content} />
        {shown.includes("terms") && (
          <p>
            <span className={css({ fontWeight: "medium" })}>{t("invoice.part.terms")}: </span>
            {t("invoice.termsText", { due: date(dueDate) })}
          </p>
        )}
        {shown.includes("note") && note.trim() !== "" && (
          <p className={css({ whiteSpace: "pre-line", overflowWrap: "anywhere" })}>
            <span className={css({ fontWeight: "medium" })}>{t("invoice.note")}: </span>
            {note}
          </p>
        )}
        {shown.includes("stub") && (
          <div
            className={css({
              borderTopWidth: "1px",
              borderStyle: "dashed",
              borderColor: "border.strong",
              pt: "4",
              breakInside: "avoid",
            })}
          >
            <Block title={t("invoice.part.stub")}>
              <Facts
                facts={[
                  [t("invoice.number"), number],
                  [t("invoice.totalDue"), <Money key="due" cents={due} />],
                  [t("invoice.due"), date(dueDate)],
                ]}
              />
            </Block>
          </div>
        )}
      </div>
    </div>
  );
}
