/** Names of the lines of a payslip. They need the messages of `payroll`. */
import { ownLines } from "#src/domain/payroll/payslip.ts";
import type { Text } from "../../../messages/use-text.ts";

/** Lines that every payslip may have are translated, pay items carry their own name. */
export function lineName(t: Text, { code, name }: { readonly code: string; readonly name: string | null }): string {
  const own = ownLines.find((each) => each === code);
  return name ?? (own === undefined ? code : t(`payroll.line.${own}`));
}
