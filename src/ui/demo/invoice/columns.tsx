/** Columns of the invoice list, on screen and in exports. */
import { css } from "#generated/styles/css/index.js";
import { useMemo } from "react";
import type { Invoice } from "#generated/demo/schema.ts";
import { balanceInCents } from "#src/domain/shared/invoice-totals.ts";
import { centsToUnits } from "#src/domain/shared/money.ts";
import { Avatar } from "../../kit/avatar.tsx";
import { Money, useFormat } from "../../kit/format.tsx";
import type { Column } from "../../table/column.ts";
import { rowControl } from "../../table/use-rows.ts";
import { PersonName } from "../../layout/person/person-name.tsx";
import { useText } from "../../messages/use-text.ts";
import { Balance, statusId, StatusIcon } from "./words.tsx";

export const usualColumns = ["id", "client", "status", "issued", "total", "balance"];

export function useInvoiceColumns(): readonly Column<Invoice>[] {
  const t = useText();
  const format = useFormat();
  return useMemo<readonly Column<Invoice>[]>(
    () => [
      // The list renders the number itself, as a link.
      {
        id: "id",
        header: t("invoice.number"),
        cell: ({ id }) => id,
        value: ({ id }) => id,
        sortBy: "id",
        room: "short",
      },
      {
        id: "client",
        header: t("invoice.client"),
        cell: ({ client, avatar }) => (
          <span className={css({ display: "flex", alignItems: "center", gap: "2", minW: "0" })}>
            <Avatar name={client.name} src={avatar} size={22} />
            <PersonName
              name={client.name}
              email={client.companyEmail}
              // Reached by the arrow keys of the row, not by Tab in each of them.
              {...{ [rowControl]: "client" }}
              tabIndex={-1}
              className={css({ overflow: "hidden", textOverflow: "ellipsis" })}
            />
          </span>
        ),
        value: ({ client }) => client.name,
        sortBy: "client",
        onCard: "line",
      },
      {
        id: "status",
        header: t("invoice.status"),
        cell: (invoice) => <StatusIcon invoice={invoice} />,
        value: ({ invoiceStatus }) => t(statusId(invoiceStatus)),
        onCard: "corner",
      },
      {
        id: "issued",
        header: t("invoice.issued"),
        cell: ({ issuedDate }) => format.date(issuedDate),
        value: ({ issuedDate }) => issuedDate,
        sortBy: "issued",
        onCard: "line",
      },
      {
        id: "total",
        header: t("invoice.total"),
        align: "end",
        cell: ({ total }) => <Money cents={Math.round(total * 100)} />,
        value: ({ total }) => centsToUnits(Math.round(total * 100)),
        sortBy: "total",
        onCard: "line",
      },
      {
        id: "balance",
        header: t("invoice.balance"),
        align: "end",
        cell: ({ balance }) => <Balance balance={balance} />,
        value: ({ balance }) => centsToUnits(balanceInCents(balance)),
        sortBy: "balance",
        onCard: "line",
      },
      {
        id: "company",
        header: t("invoice.company"),
        cell: ({ client }) => client.company,
        value: ({ client }) => client.company,
      },
      {
        id: "service",
        header: t("invoice.service"),
        room: "long",
        cell: ({ service }) => service,
        value: ({ service }) => service,
      },
      {
        id: "due",
        header: t("invoice.due"),
        cell: ({ dueDate }) => format.date(dueDate),
        value: ({ dueDate }) => dueDate,
      },
    ],
    [t, format],
  );
}
