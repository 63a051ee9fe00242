/** Which fields of an employee's allowance or deduction apply beside which values. */
import { usesInstalments } from "#src/domain/payroll/given-fields.ts";
import type { Values } from "../../../form/spec.ts";

const scheduled = ({ mode }: Values): boolean => mode === "custom";
const hasAmount = ({ amount }: Values): boolean => amount !== null && amount !== undefined;

export const payItemShown: Readonly<Record<string, (values: Values) => boolean>> = {
  allowanceId: ({ kind }) => kind !== "deduction",
  deductionId: ({ kind }) => kind === "deduction",
  amount: (values) => !scheduled(values) && !usesInstalments(values),
  quantity: (values) => !scheduled(values) && !usesInstalments(values) && values["kind"] !== "deduction",
  total: (values) => values["mode"] === "fixed" && !hasAmount(values),
  instalments: (values) => values["mode"] === "fixed" && !hasAmount(values),
  fromMonth: (values) => !scheduled(values),
  toMonth: (values) => values["mode"] === "fixed" && !usesInstalments(values),
  amounts: scheduled,
  consentOn: ({ kind }) => kind === "deduction",
};
