/** Names of the lines of a payslip. They need the messages of `payroll`. */
import { ownLines, settlementLines } from "#src/domain/payroll/payslip.ts";
import type { Text } from "../../../messages/use-text.ts";

const own = [...ownLines, "ARREARS", ...settlementLines] as const;

/** Lines that every payslip may have are translated, pay items carry their own name. */
export function lineName(t: Text, { code, name }: { readonly code: string; readonly name: string | null }): string {
  const known = own.find((each) => each === code);
  return name ?? (known === undefined ? code : t(`payroll.line.${known}`));
}
