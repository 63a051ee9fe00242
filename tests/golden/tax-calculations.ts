/** Calculations of the golden cases of tax forms: what is filed, what IRAS rejects, and what an amendment contains. */
import { amendmentRecords } from "#src/domain/payroll/files/iras-amendment.ts";
import { type CpfExcess, draftIr8s, monthsOf } from "#src/domain/payroll/files/iras-ir8s.ts";
import type { IrasPerson } from "#src/domain/payroll/files/iras-record.ts";
import { sumOf } from "#src/domain/payroll/files/paid-slip.ts";
import {
  type AmountBox,
  correctionFault,
  filedFigures,
  formProblems,
  formStateOf,
  isAmountBox,
  noBenefits,
  type TaxBenefits,
  type TaxCorrection,
  type TaxExtras,
  type TaxFigures,
  type TextBox,
} from "#src/domain/payroll/tax-form.ts";
import { codes, of, person, type SlipCase, slipOf, type TaxCase, taxDraft } from "./file-calculations.ts";

type Corrections = Readonly<Record<string, number | string>>;
type ExcessCase = Readonly<Record<string, { readonly employee: number; readonly employer: number }>>;

interface FormCase extends TaxCase {
  readonly corrections?: Corrections;
  readonly benefitsOf?: Partial<TaxBenefits>;
  readonly gainsOf?: TaxExtras["gains"];
  readonly excessOf?: ExcessCase;
  readonly lastYear?: number;
  readonly nationalityKnown?: boolean;
}

const monthly = (excess: ExcessCase): CpfExcess[] =>
  Object.entries(excess).map(([month, shares]) => ({ month, ...shares }));
const noHome = { address: null, from: null, to: null, sharers: null, furnished: null };

function correctionsOf(given: Corrections): TaxCorrection[] {
  const about = { reason: "A reason", at: "2026-01-14T04:30:00.000Z", by: "Farah Lim" };
  return Object.entries(given).map(([box, value]) => ({
    ...about,
    box: box as AmountBox | TextBox,
    amount: isAmountBox(box) ? Number(value) : null,
    text: isAmountBox(box) ? null : String(value),
  }));
}

function extrasOf({ benefitsOf, gainsOf = [], excessOf = {} }: FormCase): TaxExtras {
  const benefits = benefitsOf ? ({ ...noBenefits, ...noHome, ...benefitsOf } as TaxBenefits) : null;
  return { benefits, gains: gainsOf, excess: monthly(excessOf) };
}

function figuresOf(input: FormCase, year: string): TaxFigures {
  const { person: _, ...drafted } = taxDraft(input, year).record;
  return filedFigures(drafted, correctionsOf(input.corrections ?? {}), extrasOf(input), input.lastYear ?? 2025);
}

const amounts = (record: TaxFigures): Record<string, number> =>
  Object.fromEntries(
    Object.entries(record).filter(
      (entry): entry is [string, number] => typeof entry[1] === "number" && entry[1] !== 0 && entry[0] !== "year",
    ),
  );
const perhaps = (input: FormCase | undefined, year: string) =>
  input && { figures: figuresOf(input, year), person: { ...person, ...input.person } as IrasPerson };

export const taxCalculations: Readonly<Record<string, (input: Record<string, unknown>, date: string) => unknown>> = {
  ir8s: of(
    ({ slips, excess, lastYear }: { slips: readonly SlipCase[]; excess: ExcessCase; lastYear?: number }, year) => {
      const paid = slips.map((slip) => {
        const { month, lines, cpf } = slipOf(slip, `${year}-01`);
        const { ordinaryWages, additionalWages } = cpf;
        const [employer, employee] = [sumOf(lines, "CPF_EMPLOYER"), sumOf(lines, "CPF_EMPLOYEE")];
        return { month, ordinaryWages, additionalWages, employer, employee };
      });
      const settings = lastYear === undefined ? {} : { lastYear };
      return draftIr8s(Number(year), monthsOf(paid), monthly(excess), settings) ?? "none";
    },
  ),
  "tax-form": of((input: FormCase, year) => figuresOf(input, year)),
  "tax-form-problems": of((input: FormCase, year) => {
    const record = { ...figuresOf(input, year), person: { ...person, ...input.person } };
    const { unassigned } = taxDraft(input, year);
    const { nationalityKnown = true } = input;
    return formProblems(record, extrasOf(input), { unassigned, nationalityKnown }).map(
      ({ place, field, code }) => `${place} ${field} ${code}`,
    );
  }),
  "tax-correction": of(
    ({ box, amount = null, text = null }: { box: string; amount?: number | null; text?: string | null }) => {
      const fault = correctionFault(box as TextBox, { amount, text });
      return fault ? codes([fault])[0] : "none";
    },
  ),
  "tax-form-state": of((input: Partial<Parameters<typeof formStateOf>[0]>) =>
    formStateOf({ excludeReason: null, changed: true, problemCount: 0, ...input }),
  ),
  "tax-amendment": of(({ now, before }: { now: FormCase; before?: FormCase }, year) => {
    const form = { ...perhaps(now, year), earlier: perhaps(before, year) ?? null };
    const { differences, originals } = amendmentRecords([form as Parameters<typeof amendmentRecords>[0][number]]);
    const shown = ({ person: { id }, ...record }: (typeof originals)[number]) => ({ id, ...amounts(record) });
    return { differences: differences.map(shown), originals: originals.map(shown) };
  }),
};
