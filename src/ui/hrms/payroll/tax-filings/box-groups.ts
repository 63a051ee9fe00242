/** The boxes of the form in the order and groups in which they are read. */
import type { TaxForm } from "#generated/hrms/schema.ts";

export type Box = TaxForm["boxes"][number];
export type BoxName = Box["box"];

export const boxGroups = {
  income: ["salary", "bonus", "bonusDate", "directorsFees", "feeDate", "others"],
  others: [
    "commission",
    "commissionBasis",
    "commissionFrom",
    "commissionTo",
    "pension",
    "transport",
    "entertainment",
    "otherAllowances",
    "gratuity",
    "compensation",
    "approval",
    "approvedOn",
    "retirementFrom1993",
    "fundName",
    "overseasFund",
    "pensionFundName",
    "excessCpf",
    "gainsEmployment",
    "benefits",
  ],
  deductions: ["cpf", "voluntaryCpf", "donation", "mbf", "insurance"],
  rest: [
    "retirementTo1992",
    "gainsGeneral",
    "exempt",
    "remission",
    "taxBorne",
    "taxByEmployer",
    "taxByEmployee",
    "section45",
    "cessationProvisions",
    "bank",
    "remark",
  ],
} as const satisfies Readonly<Record<string, readonly BoxName[]>>;
export type BoxGroup = keyof typeof boxGroups;

export const boxNames: readonly BoxName[] = Object.values(boxGroups).flat();

/** Boxes that hold nothing and were never changed are folded away. */
export const isEmpty = ({ amount, text, original, originalText, earlier, earlierText, reason }: Box): boolean =>
  reason === null &&
  [amount ?? 0, original ?? 0, earlier ?? 0].every((cents) => cents === 0) &&
  [text, originalText, earlierText].every((value) => value === null || value === "N");

export const dates: readonly BoxName[] = ["bonusDate", "feeDate", "commissionFrom", "commissionTo", "approvedOn"];
export const choices: Partial<Record<BoxName, readonly string[]>> = {
  commissionBasis: ["M", "O"],
  taxBorne: ["N", "F", "P", "H"],
  approval: ["Y", "N"],
  section45: ["Y", "N"],
  cessationProvisions: ["Y", "N"],
};
