/** The choices the law leaves to the employer, settled for a company. */
import type { CalculationSettingsInput } from "#generated/hrms/schema.ts";
import { defaultEstimateMethod } from "#src/domain/statutory/cpf/additional-wages.ts";
import { defaultConversionMethod } from "#src/domain/statutory/cpf/conversion.ts";
import { defaultFundSettings } from "#src/domain/statutory/funds/contribution.ts";
import { changedFields } from "#src/domain/shared/history.ts";
import { defaultSdlRounding } from "#src/domain/statutory/levies/sdl.ts";
import { defaultOvertimeCap } from "#src/domain/statutory/pay/overtime.ts";
import { eventsOf, recordEvent } from "#src/store/shared/audit.ts";
import { findChoices, saveChoices } from "#src/store/statutory/calculation-settings.ts";
import { actorOf, companyOf, type HrmsContext, type HrmsHandlers } from "../../context.ts";
import { historyPage } from "../../shared/records/history.ts";
import { isVersion, versionClash, versioned } from "../../shared/records/version.ts";

const subject = "calculation-settings";

/** What holds until a company settles something else. */
const defaults: CalculationSettingsInput = {
  overtimeCap: defaultOvertimeCap,
  sdlRounding: defaultSdlRounding,
  conversionMonth: defaultConversionMethod,
  additionalWageEstimate: defaultEstimateMethod,
  ...defaultFundSettings,
  serviceBasis: "each-month",
};

async function settled(ctx: HrmsContext, companyId: string) {
  const own = await findChoices(ctx.db, companyId);
  const { choices = defaults, version = 1 } = own ?? {};
  return { ...choices, version, updatedAt: own?.updatedAt.toISOString() ?? null, updatedBy: own?.updatedBy ?? null };
}

async function answer(ctx: HrmsContext, companyId: string) {
  const settings = await settled(ctx, companyId);
  return versioned(200, settings);
}

export const calculationSettingsHandlers = {
  async getCalculationSettings({ path }, ctx) {
    await companyOf(ctx, path.companyId);
    return answer(ctx, path.companyId);
  },

  async updateCalculationSettings({ path, headers, body }, ctx) {
    const company = await companyOf(ctx, path.companyId);
    const { version, updatedAt: _at, updatedBy, ...before } = await settled(ctx, company.id);
    const clash = versionClash(updatedBy ?? "Someone", "the settings");
    if (!isVersion(version, headers["If-Match"])) throw clash;
    const actor = actorOf(ctx);
    const recordId = await saveChoices(ctx.db, actor, company.id, body, version);
    if (recordId === "") throw clash;
    const changes = changedFields(before, { ...body });
    await recordEvent(ctx.db, actor, {
      companyId: company.id,
      action: "update",
      subject,
      recordId,
      recordName: company.label,
      changes,
    });
    return answer(ctx, company.id);
  },

  async listCalculationSettingsHistory({ path, query }, ctx) {
    await companyOf(ctx, path.companyId);
    const own = await findChoices(ctx.db, path.companyId);
    // A company that has settled nothing has no record, and so no events.
    return historyPage(await eventsOf(ctx.db, subject, own?.id ?? path.companyId, query ?? {}));
  },
} satisfies HrmsHandlers;
