/** Key employment terms as a document: the eighteen items in the order of the Ministry of Manpower. */
import type { KetTerms } from "#src/domain/people/ket.ts";
import { writtenDay } from "#src/domain/shared/written-day.ts";
import type { PdfContent } from "../../shared/documents/pdf.ts";

export type ShownTerms = Omit<KetTerms, "basicSalary"> & { readonly basicSalary: number | null };

interface KetDocument {
  readonly number: number;
  readonly terms: ShownTerms;
  /** Whether pay is left out, for a reader who may not see it. */
  readonly payHidden: boolean;
  readonly status: "draft" | "issued" | "acknowledged";
  readonly issuedOn: string | null;
  readonly acknowledgedAt: Date | null;
  readonly updatedAt: Date;
}

const hidden = "Not shown to you. The employee’s document contains it.";
const none = "Not applicable";
const dollars = new Intl.NumberFormat("en-SG", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
// Documents are dated in Singapore, like the terms.
const moment = new Intl.DateTimeFormat("en-SG", { dateStyle: "long", timeStyle: "short", timeZone: "Asia/Singapore" });

export function ketContent(ket: KetDocument): PdfContent {
  const { number, terms, payHidden, status, issuedOn, acknowledgedAt, updatedAt } = ket;
  const pay = (text: string | null): string => (payHidden ? hidden : (text ?? none));
  const salary = terms.basicSalary === null ? null : `SGD ${dollars.format(terms.basicSalary / 100)}`;
  const items: [string, string | null][] = [
    ["Employer", terms.employer],
    ["Employee", terms.employee],
    ["Job title and main duties", [terms.jobTitle, ...(terms.duties === null ? [] : [terms.duties])].join("\n")],
    ["Start of employment", writtenDay("en", terms.startDate)],
    ["Duration of employment", terms.duration],
    ["Working hours, days and rest day", terms.workingArrangement],
    ["Salary period", terms.salaryPeriod],
    ["Basic salary per period", pay(salary)],
    ["Fixed allowances per period", pay(terms.fixedAllowances)],
    ["Fixed deductions per period", pay(terms.fixedDeductions)],
    ["Overtime payment period", terms.overtimePeriod],
    ["Overtime rate of pay", terms.overtimeRate],
    ["Other pay components", pay(terms.otherPay)],
    ["Leave", terms.leave],
    ["Medical benefits", terms.medical],
    ["Probation", terms.probation],
    ["Notice period", terms.notice],
    ["Place of work", terms.placeOfWork],
  ];
  return {
    title: "Key employment terms",
    lead: [
      `${terms.employee}, ${terms.employer}`,
      status === "draft" || issuedOn === null
        ? `Version ${number}, draft: not issued yet`
        : `Version ${number}, issued on ${writtenDay("en", issuedOn)}`,
    ],
    rows: items.map(([label, value], index) => ({ label: `${index + 1}. ${label}`, value: value ?? none })),
    notes:
      acknowledgedAt === null
        ? []
        : [`Acknowledged by ${terms.employee} on ${moment.format(acknowledgedAt)} (Singapore time).`],
    foot: `${terms.employer} · ${terms.employee}`,
    at: updatedAt,
  };
}
