/** Forms of a tax filing: shown with what was drafted and what was corrected, and changed one at a time. */
import type { TaxBenefitsInput } from "#generated/hrms/schema.ts";
import { conflict, invalid, notFound } from "#src/contract/problem.ts";
import { benefitTotals } from "#src/domain/payroll/files/iras-appendix-8a.ts";
import type { ShareGain } from "#src/domain/payroll/files/iras-appendix-8b.ts";
import {
  appendixOf,
  correctionFault,
  formStateOf,
  hasBenefits,
  isAmountBox,
  noBenefits,
  type TaxBenefits,
  type TaxCorrection,
  textOf,
} from "#src/domain/payroll/tax-form.ts";
import type { FieldChange } from "#src/domain/shared/history.ts";
import { draftOne, formContent } from "#src/store/payroll/draft-tax-forms.ts";
import { refreshFiling, taxFilingRecords, type TaxFilingRow } from "#src/store/payroll/tax-filings.ts";
import { allForms, findForm, type FoundForm, formsPage, updateForm } from "#src/store/payroll/tax-forms.ts";
import { recordEvent } from "#src/store/shared/audit.ts";
import { actorOf, type HrmsContext, type HrmsHandlers, principalOf } from "../context.ts";
import { lineOf, lineOrNull, linesOrNull } from "../shared/fields.ts";
import { exportFile } from "../shared/records/operations.ts";
import { checkVersion, versioned } from "../shared/records/version.ts";
import { makersWith } from "./shared/approval-steps.ts";
import { earlierPersonOf, personOf } from "./shared/tax-filing-files.ts";
import { formWire } from "./shared/tax-form-wire.ts";
import { lockedFiling, mustBeOpenFiling, readFiling } from "./shared/tax-filing-records.ts";

interface OfForm {
  readonly path: { readonly companyId: string; readonly taxFilingId: string; readonly taxFormId: string };
}

async function foundForm(ctx: HrmsContext, { path }: OfForm): Promise<FoundForm> {
  const found = await findForm(ctx.db, path.taxFilingId, path.taxFormId);
  if (!found) throw notFound();
  return found;
}

/** Changes a form of a filing that is still open; its filing, which is locked, keeps others away. */
async function change(
  ctx: HrmsContext,
  input: OfForm,
  to: (
    found: FoundForm,
    filing: TaxFilingRow,
  ) => {
    readonly fields: Partial<Pick<FoundForm["form"], "corrections" | "benefits" | "gains" | "excludeReason">>;
    readonly changes: FieldChange[];
    readonly reason?: string;
  },
  /** The version that the caller has read, where the change replaces a whole appendix. */
  headers?: { readonly "If-Match": string },
) {
  const { before } = await lockedFiling(ctx, input);
  mustBeOpenFiling(before);
  const found = await foundForm(ctx, input);
  if (headers) checkVersion({ version: found.form.version, updatedBy: null }, headers);
  const { fields, changes, reason } = to(found, before);
  const { figures, ...content } = formContent(
    before,
    { ...found.form, ...fields },
    personOf(ctx, found.form),
    await earlierPersonOf(ctx, found.form),
  );
  await updateForm(ctx.db, found.form.id, actorOf(ctx), { ...fields, ...content, figures });
  const amount =
    content.amount === found.form.amount ? [] : [{ field: "amount", before: found.form.amount, after: content.amount }];
  return settled(ctx, input, before, [...changes, ...amount], reason);
}

/** Written with the totals of the filing and the author of the change. */
async function settled(
  ctx: HrmsContext,
  input: OfForm,
  filing: TaxFilingRow,
  changes: FieldChange[],
  reason: string | undefined,
) {
  const actor = actorOf(ctx);
  await refreshFiling(ctx.db, filing.id);
  await taxFilingRecords.update(ctx.db, actor, filing.companyId, filing.id, filing.version, {
    makers: makersWith(ctx, filing),
  });
  const after = await foundForm(ctx, input);
  await recordEvent(ctx.db, actor, {
    companyId: filing.companyId,
    action: "update",
    subject: "tax-filings",
    recordId: filing.id,
    recordName: `${after.fullName}, ${filing.name}`,
    changes,
    ...(reason !== undefined && { reason }),
  });
  return versioned(200, await formWire(ctx, filing, after));
}

const reasonOf = (text: string): string => linesOrNull("reason", text) ?? "";

function benefitsOf({ reason: _, ...given }: TaxBenefitsInput): TaxBenefits | null {
  const { address, from = null, to = null, sharers = null, furnished = null, remark, ...amounts } = given;
  const benefits = {
    ...noBenefits,
    ...amounts,
    address: linesOrNull("address", address),
    from,
    to,
    sharers,
    furnished,
    remark: lineOrNull("remark", remark),
  } as TaxBenefits;
  return hasBenefits(benefits) ? benefits : null;
}

export const taxFormsHandlers = {
  async listTaxForms(input, ctx) {
    const { id } = await readFiling(ctx, input);
    return formsPage(ctx.db, id, input.query ?? {});
  },

  async exportTaxForms(input, ctx) {
    const { id } = await readFiling(ctx, input);
    const query = input.query ?? {};
    return exportFile("tax-forms", query, await allForms(ctx.db, id, query), {});
  },

  async getTaxForm(input, ctx) {
    const filing = await readFiling(ctx, input);
    const found = await foundForm(ctx, input);
    return versioned(200, await formWire(ctx, filing, found));
  },

  async redraftTaxForm(input, ctx) {
    const { before } = await lockedFiling(ctx, input);
    mustBeOpenFiling(before);
    const { form } = await foundForm(ctx, input);
    await draftOne(ctx.db, before.id, form.personId, ctx.settings.dataKey, actorOf(ctx));
    const { form: after } = await foundForm(ctx, input);
    const changes = after.amount === form.amount ? [] : [{ field: "amount", before: form.amount, after: after.amount }];
    return settled(ctx, input, before, changes, undefined);
  },

  async correctTaxForm(input, ctx) {
    const { box, amount = null, text: given = null } = input.body;
    const text = lineOrNull("text", given);
    const fault = correctionFault(box, { amount, text });
    if (fault) throw invalid(fault.pointer, fault.code);
    return change(ctx, input, ({ form }) => {
      const { now } = actorOf(ctx);
      const by = principalOf(ctx).fullName;
      const others = form.corrections.filter((each) => each.box !== box);
      const reason = reasonOf(input.body.reason);
      const set: TaxCorrection[] =
        amount === null && text === null ? [] : [{ box, amount, text, reason, at: now.toISOString(), by }];
      const before = isAmountBox(box) ? form.figures[box] : textOf(form.figures, box);
      const drafted = isAmountBox(box) ? form.drafted[box] : textOf(form.drafted, box);
      return {
        fields: { corrections: [...others, ...set] },
        changes: [{ field: box, before, after: set.length === 0 ? drafted : (amount ?? text) }],
        reason,
      };
    });
  },

  async updateTaxFormBenefits(input, ctx) {
    const benefits = benefitsOf(input.body);
    return change(
      ctx,
      input,
      ({ form }) => ({
        fields: { benefits },
        changes: [
          {
            field: "benefits",
            before: form.figures.benefits,
            after: benefits === null ? 0 : benefitTotals(appendixOf(benefits, personOf(ctx, form))).total,
          },
        ],
        reason: reasonOf(input.body.reason),
      }),
      input.headers,
    );
  },

  async updateTaxFormGains(input, ctx) {
    const gains = input.body.gains.map((gain, at): ShareGain => ({
      ...gain,
      price: gain.price ?? 0,
      exempt: gain.exempt ?? 0,
      company: lineOf(`gains/${at}/company`, gain.company),
    }));
    return change(
      ctx,
      input,
      ({ form }) => ({
        fields: { gains },
        changes: [{ field: "gains", before: form.gains.length, after: gains.length }],
        reason: reasonOf(input.body.reason),
      }),
      input.headers,
    );
  },

  async excludeTaxForm(input, ctx) {
    const reason = reasonOf(input.body.reason);
    return change(ctx, input, ({ form, state }) => {
      if (form.excludeReason !== null) throw conflict("excluded", "The person is excluded already.");
      return {
        fields: { excludeReason: reason },
        changes: [{ field: "state", before: state, after: "excluded" }],
        reason,
      };
    });
  },

  async includeTaxForm(input, ctx) {
    return change(ctx, input, ({ form }) => {
      if (form.excludeReason === null) throw conflict("not-excluded", "The person is not excluded.");
      const fields = { excludeReason: null };
      return { fields, changes: [{ field: "state", before: "excluded", after: formStateOf({ ...form, ...fields }) }] };
    });
  },
} satisfies HrmsHandlers;
