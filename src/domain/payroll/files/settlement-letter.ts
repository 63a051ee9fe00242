/** The letter to a leaver about the final settlement. */
import type { PdfPages } from "../../shared/document.ts";
import type { Language } from "../../shared/languages.ts";
import type { PayslipLine } from "../payslip.ts";
import { formatsIn } from "./formats.ts";
import { lineName, wordsIn } from "./words.ts";

interface SettlementLetter {
  readonly language: Language;
  readonly company: { readonly name: string; readonly address: string | null; readonly colour?: string };
  readonly employee: { readonly name: string; readonly number: string };
  readonly leftOn: string;
  /** Of the last payslip, without what is withheld. */
  readonly lines: readonly PayslipLine[];
  readonly net: number;
  readonly withheld: number;
  readonly payable: number;
  readonly payBy: string | null;
  /** What could not be deducted. */
  readonly owed: number;
  readonly names: ReadonlyMap<string, string>;
  readonly signedBy: string;
  readonly at: Date;
}

const filled = (text: string, facts: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => facts[name] ?? whole);

export function settlementPages(letter: SettlementLetter): PdfPages {
  const { language, company, employee, leftOn, names, signedBy, at, net, withheld, payable, payBy, owed } = letter;
  const { letter: words, payslip, lines } = wordsIn(language);
  const { money, day } = formatsIn(language);
  const row = (label: string, cents: number, strong = false) => ({ cells: [label, money(cents)], strong });
  const signed = { earning: 1, deduction: -1 } as const;
  const sentences = [
    ...(payBy !== null && payable > 0 ? [filled(words.paid, { amount: money(payable), date: day(payBy) })] : []),
    ...(withheld > 0 ? [filled(words.withheld, { amount: money(withheld) })] : []),
    ...(owed > 0 ? [filled(words.owed, { amount: money(owed) })] : []),
  ];
  return {
    title: `${words.title}, ${employee.name}`,
    language,
    blocks: [
      {
        kind: "title",
        text: words.title,
        lead: [company.name, ...(company.address === null ? [] : [company.address])],
      },
      { kind: "text", text: filled(words.dear, { name: employee.name }) },
      { kind: "text", text: filled(words.intro, { company: company.name, date: day(leftOn) }) },
      {
        kind: "table",
        head: [payslip.earnings, payslip.amount],
        columns: [{ share: 7 }, { share: 3, align: "right" }],
        rows: [
          ...letter.lines.flatMap(({ code, kind, amount }) =>
            kind === "employer-cost" ? [] : [row(lineName(language, names, code), signed[kind] * amount)],
          ),
          row(payslip.net, net, true),
          ...(withheld > 0 ? [row(lines.TAX_CLEARANCE, -withheld)] : []),
        ],
      },
      { kind: "sum", label: payslip.net, value: `SGD ${money(payable)}` },
      ...sentences.map((text) => ({ kind: "text", text }) as const),
      { kind: "text", text: `${words.regards}\n${signedBy}\n${company.name}` },
    ],
    foot: `${company.name} · ${employee.name} · ${employee.number}`,
    at,
    ...(company.colour && { colour: company.colour }),
  };
}
