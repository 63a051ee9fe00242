/** Key employment terms as a document: the eighteen items in the order of the Ministry of Manpower. */
import type { KetTerms } from "#src/domain/people/ket.ts";
import type { PdfPages } from "#src/domain/shared/document.ts";
import { writtenDay } from "#src/domain/shared/written-day.ts";

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

export function ketContent(ket: KetDocument): PdfPages {
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
  const title = "Key employment terms";
  const acknowledged =
    acknowledgedAt === null
      ? []
      : [`Acknowledged by ${terms.employee} on ${moment.format(acknowledgedAt)} (Singapore time).`];
  return {
    title,
    language: "en",
    blocks: [
      {
        kind: "title",
        text: title,
        lead: [
          `${terms.employee}, ${terms.employer}`,
          status === "draft" || issuedOn === null
            ? `Version ${number}, draft: not issued yet`
            : `Version ${number}, issued on ${writtenDay("en", issuedOn)}`,
        ],
      },
      {
        kind: "table",
        head: null,
        columns: [{ share: 3 }, { share: 7 }],
        rows: items.map(([label, value], index) => ({ cells: [`${index + 1}. ${label}`, value ?? none] })),
        size: 9.5,
      },
      ...acknowledged.map((text) => ({ kind: "text", text }) as const),
    ],
    foot: `${terms.employer} · ${terms.employee}`,
    at: updatedAt,
  };
}
