/** The payslips of an employee, for those who run payroll. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useListPayslips } from "#generated/hrms/hooks/payslips.ts";
import type { Employee } from "#generated/hrms/schema.ts";
import { Money, useFormat } from "../../../kit/format.tsx";
import { Link } from "../../../kit/link.tsx";
import { PagedTable } from "../../../list/paged-table.tsx";
import { useText } from "../../../messages/use-text.ts";

const pageSize = 12;

export function PayslipsTab({ employee: { companyId, id: employeeId } }: { employee: Employee }) {
  const t = useText();
  const intl = useIntl();
  const format = useFormat();
  const [page, setPage] = useState(1);
  const query = useListPayslips({ path: { companyId }, query: { employeeId, page, pageSize } });
  return (
    <div className={css({ minH: "100dvh" })}>
      <PagedTable
        label={t("payslips.title")}
        query={query}
        keyOf={({ id }) => id}
        columns={[
          {
            header: t("payslips.fact.month"),
            cell: ({ id, month }) => (
              <Link to={`/companies/${companyId}/payslips/${id}` as string}>
                {intl.formatDate(`${month}-01`, { month: "long", year: "numeric", timeZone: "UTC" })}
              </Link>
            ),
          },
          { header: t("payslips.kind"), cell: ({ kind }) => t(`payslips.kind.${kind}`) },
          { header: t("payslips.payDate"), kind: "date", cell: ({ payDate }) => format.date(payDate) },
          { header: t("payslips.gross"), kind: "number", cell: ({ gross }) => <Money cents={gross} /> },
          { header: t("payslips.deductions"), kind: "number", cell: ({ deductions }) => <Money cents={deductions} /> },
          { header: t("payslips.net"), kind: "number", cell: ({ net }) => <Money cents={net} /> },
        ]}
        empty={{ title: t("payslips.empty"), text: t("payslips.emptyText") }}
        onPage={setPage}
      />
    </div>
  );
}
