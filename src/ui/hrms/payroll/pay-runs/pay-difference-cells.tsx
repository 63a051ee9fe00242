/** What rows about differences in pay have in common: whose pay it is, and both amounts. */
import { css } from "#generated/styles/css/index.js";
import { Money } from "../../../kit/format.tsx";
import { Link } from "../../../kit/link.tsx";
import { Difference } from "../shared/difference.tsx";

interface PersonProps {
  readonly companyId: string;
  /** Without a payslip the name leads to the employee. */
  readonly of: {
    readonly employeeId: string;
    readonly employeeNo: string;
    readonly fullName: string;
    readonly payslipId: string | null;
  };
}

const quiet = css({ color: "text.muted", display: "block", fontSize: "sm", lineHeight: "sm" });

export function PersonCell({ companyId, of: { employeeId, employeeNo, fullName, payslipId } }: PersonProps) {
  const to = `/companies/${companyId}/${payslipId === null ? `employees/${employeeId}` : `payslips/${payslipId}`}`;
  return (
    <span className={css({ minW: "0", overflowWrap: "anywhere" })}>
      <Link to={to as string}>{fullName}</Link>
      <span className={quiet}>{employeeNo}</span>
    </span>
  );
}

interface AmountsProps {
  readonly difference: number;
  readonly before: number | null;
  readonly after: number | null;
}

export function AmountsCell({ difference, before, after }: AmountsProps) {
  const amount = (cents: number | null) => (cents === null ? "–" : <Money cents={cents} />);
  return (
    <span className={css({ textAlign: "end", fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" })}>
      <span className={css({ fontWeight: "medium" })}>
        <Difference cents={difference} />
      </span>
      <span className={quiet}>
        {amount(before)} → {amount(after)}
      </span>
    </span>
  );
}
