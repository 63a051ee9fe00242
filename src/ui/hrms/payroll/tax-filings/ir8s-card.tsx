/** Form IR8S: contributions above what the CPF Act requires, by month. */
import { css } from "#generated/styles/css/index.js";
import { useIntl } from "react-intl";
import type { TaxForm } from "#generated/hrms/schema.ts";
import { Card, CardTitle } from "../../../kit/card.tsx";
import { Money } from "../../../kit/format.tsx";
import { useText } from "../../../messages/use-text.ts";
import { ColumnTable } from "../../../table/column-table.tsx";

const wages = ["ordinaryWages", "additionalWages"] as const;
const shares = ["employer", "employee"] as const;
const excess = ["excessEmployer", "excessEmployee"] as const;

export function Ir8sCard({ form: { months, ir8s, year } }: { form: TaxForm }) {
  const t = useText();
  const intl = useIntl();
  if (months.every((month) => excess.every((name) => month[name] === 0))) return null;
  const money = (name: (typeof wages)[number] | (typeof shares)[number] | (typeof excess)[number], header: string) => ({
    header,
    kind: "number" as const,
    cell: (month: TaxForm["months"][number]) => <Money cents={month[name]} />,
  });
  return (
    <Card className={css({ overflow: "hidden" })} data-appendix="ir8s">
      <div className={css({ px: "5", pt: "4", pb: "3" })}>
        <CardTitle>{t("tax-filings.ir8s")}</CardTitle>
        <p className={css({ color: "text.muted", mt: "1" })}>
          {ir8s ? t("tax-filings.ir8s.filed") : t("tax-filings.ir8s.notFiled", { year: String(year) })}
        </p>
      </div>
      <ColumnTable
        label={t("tax-filings.ir8s")}
        rows={months}
        keyOf={({ month }) => month}
        columns={[
          {
            header: t("tax-filings.month"),
            cell: ({ month }) => intl.formatDate(`${month}-01`, { month: "short", timeZone: "UTC" }),
          },
          ...wages.map((name) => money(name, t(`tax-filings.ir8s.${name}`))),
          ...shares.map((name) => money(name, t(`tax-filings.${name}`))),
          ...excess.map((name) => money(name, t(`tax-filings.ir8s.${name}`))),
        ]}
      />
    </Card>
  );
}
