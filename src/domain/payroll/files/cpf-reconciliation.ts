/** The CPF reconciliation report: what the payslips say, what the file says, and what the Board received, by person and payment code. */
import type { EzpayRecord } from "../../statutory/ezpay/faults.ts";
import { isPaymentCode, type PaymentCode } from "../../statutory/ezpay/layout.ts";
import { type CpfPayee } from "./cpf-lines.ts";
import { sumOf } from "./paid-slip.ts";

interface ReconciledPerson {
  readonly account: string;
  readonly name: string;
  readonly code: PaymentCode;
  readonly payslips: number;
  readonly file: number;
  readonly difference: number;
}

interface ReconciledCode {
  readonly code: PaymentCode;
  readonly payslips: number;
  readonly file: number;
  /** What the Board acknowledged; null before the payment. */
  readonly received: number | null;
  readonly difference: number;
}

export interface CpfReconciliation {
  readonly people: readonly ReconciledPerson[];
  readonly codes: readonly ReconciledCode[];
  /** Whether every person and every code agrees. */
  readonly agrees: boolean;
}

const linesOf: Readonly<Partial<Record<PaymentCode, readonly string[]>>> = {
  "01": ["CPF_EMPLOYEE", "CPF_EMPLOYER"],
  "02": ["MBMF"],
  "03": ["SINDA"],
  "04": ["CDAC"],
  "05": ["ECF"],
};

/** The records are read back from the file, so that a mistake of its writer shows. */
export function reconcileCpf(
  month: string,
  payees: readonly CpfPayee[],
  records: readonly EzpayRecord[],
  received: ReadonlyMap<PaymentCode, number> | null,
): CpfReconciliation {
  const people = new Map<
    string,
    { account: string; name: string; code: PaymentCode; payslips: number; file: number }
  >();
  const entry = (account: string, name: string, code: PaymentCode) => {
    const key = `${account} ${code}`;
    const known = people.get(key) ?? { account, name, code, payslips: 0, file: 0 };
    people.set(key, known);
    return known;
  };
  let sdl = 0;
  for (const { account, name, slips } of payees) {
    const lines = slips.filter((slip) => slip.month === month).flatMap((slip) => slip.lines);
    sdl += sumOf(lines, "SDL");
    for (const [code, names] of Object.entries(linesOf)) {
      const amount = sumOf(lines, ...names);
      if (amount !== 0 && isPaymentCode(code)) entry(account.trim().toUpperCase(), name, code).payslips += amount;
    }
  }
  const sums = new Map<PaymentCode, number>();
  for (const { type, values } of records) {
    const { code = "", amount = "0", account = "", name = "" } = values;
    if (!isPaymentCode(code)) continue;
    if (type === "detail") entry(account, name, code).file += Number(amount);
    if (type === "summary") sums.set(code, (sums.get(code) ?? 0) + Number(amount));
  }
  const rows = [...people.values()]
    .map((row) => ({ ...row, difference: row.file - row.payslips }))
    .sort((one, other) => (one.code + one.account < other.code + other.account ? -1 : 1));
  // The employer's SDL is rounded down to the dollar.
  const expected = new Map<PaymentCode, number>([["11", sdl - (sdl % 100)]]);
  for (const { code, payslips } of rows) expected.set(code, (expected.get(code) ?? 0) + payslips);
  const codes = [...new Set([...expected.keys(), ...sums.keys()])].sort().map((code) => {
    const [payslips, file] = [expected.get(code) ?? 0, sums.get(code) ?? 0];
    const paid = received === null ? null : (received.get(code) ?? 0);
    return { code, payslips, file, received: paid, difference: (paid ?? file) - payslips };
  });
  const agrees =
    rows.every(({ difference }) => difference === 0) &&
    codes.every(({ file, payslips, difference }) => difference === 0 && file === payslips);
  return { people: rows, codes: codes.filter(({ payslips, file }) => payslips !== 0 || file !== 0), agrees };
}
