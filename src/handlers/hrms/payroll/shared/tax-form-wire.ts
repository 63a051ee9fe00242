/** A form of a tax filing as it is shown: every box as drafted, as corrected and as acknowledged last. */
import type { TaxForm, TaxFormBox } from "#generated/hrms/schema.ts";
import { benefitTotals } from "#src/domain/payroll/files/iras-appendix-8a.ts";
import { gainOf } from "#src/domain/payroll/files/iras-appendix-8b.ts";
import { monthsOf, withExcess } from "#src/domain/payroll/files/iras-ir8s.ts";
import {
  amountBoxes,
  appendixOf,
  computedBoxes,
  isAmountBox,
  textBoxes,
  textOf,
} from "#src/domain/payroll/tax-form.ts";
import type { TaxFilingRow } from "#src/store/payroll/tax-filings.ts";
import { type FoundForm, slipsOfForm } from "#src/store/payroll/tax-forms.ts";
import type { HrmsContext } from "../../context.ts";
import { personOf } from "./tax-filing-files.ts";

function boxesOf({ drafted, figures, earlier, corrections }: FoundForm["form"]): TaxFormBox[] {
  const given = new Map(corrections.map((correction) => [correction.box as string, correction]));
  const by = (box: string) => {
    const correction = given.get(box);
    return {
      reason: correction?.reason ?? null,
      correctedBy: correction?.by ?? null,
      correctedAt: correction?.at ?? null,
    };
  };
  const none = { text: null, originalText: null, earlierText: null };
  return [
    ...[...amountBoxes, ...computedBoxes].map((box) => ({
      ...none,
      ...by(box),
      box,
      amount: figures[box],
      original: drafted[box],
      earlier: earlier?.[box] ?? null,
      computed: !isAmountBox(box),
    })),
    ...textBoxes.map((box) => ({
      ...by(box),
      box,
      amount: null,
      original: null,
      earlier: null,
      text: textOf(figures, box),
      originalText: textOf(drafted, box),
      earlierText: earlier === null ? null : textOf(earlier, box),
      computed: false,
    })),
  ];
}

export async function formWire(ctx: HrmsContext, filing: TaxFilingRow, found: FoundForm): Promise<TaxForm> {
  const { form, employeeNo, fullName, state } = found;
  const { figures, benefits } = form;
  const slips = await slipsOfForm(ctx.db, form);
  const totals = benefits === null ? null : benefitTotals(appendixOf(benefits, personOf(ctx, form)));
  return {
    id: form.id,
    taxFilingId: filing.id,
    year: filing.year,
    status: filing.status,
    kind: filing.kind,
    employeeId: form.employeeId,
    employeeNo,
    fullName,
    designation: form.designation,
    startedOn: form.startedOn,
    ceasedOn: form.ceasedOn,
    from: figures.from,
    to: figures.to,
    state,
    excludeReason: form.excludeReason,
    amount: form.amount,
    appendix8a: figures.appendix8a,
    ir8s: figures.ir8s,
    boxes: boxesOf(form),
    problems: form.problems.map((problem) => ({ ...problem })),
    unassigned: form.unassigned,
    months: withExcess(monthsOf(slips), form.excess),
    payslips: slips.map(({ id, period, payDate, gross }) => ({ id, period, payDate, gross })),
    benefits:
      benefits === null || totals === null
        ? null
        : {
            ...benefits,
            residence: totals.residence,
            household: totals.household,
            taxableHotel: totals.hotel,
            total: totals.total,
          },
    gains: form.gains.map((gain) => ({ ...gain, gain: gainOf(gain) })),
    version: form.version,
    updatedAt: form.updatedAt.toISOString(),
  };
}
