/** Company settings: readable by everyone who works there, writable by those who may change the company. */
import { ProblemError } from "#src/contract/problem.ts";
import {
  type CompanySettings,
  companySettingsFaults,
  defaultsOf,
} from "#src/domain/company/shared/company-settings.ts";
import { changedFields, type FieldValue } from "#src/domain/shared/history.ts";
import { eventsOf, recordEvent } from "#src/store/shared/audit.ts";
import { saveSettings, settingsOf, type StoredSettings } from "#src/store/company/shared/company-settings.ts";
import { usualPattern } from "#src/store/people/shared/number-pattern.ts";
import { actorOf, companyOf, type HrmsContext, type HrmsHandlers } from "../context.ts";
import { historyPage } from "../shared/records/history.ts";
import { isVersion, versionClash, versioned } from "../shared/records/version.ts";

const subject = "company-settings";

/** The employee numbers of a company that has saved none: its tenant's, or those in use. */
async function usualNumbers(ctx: HrmsContext): Promise<Pick<CompanySettings, "employeeNoPrefix" | "employeeNoDigits">> {
  const { employeeNoPrefix, employeeNoDigits } = await usualPattern(ctx.db, actorOf(ctx).tenantId);
  // Numbers in use may have fewer or more digits than settings can say.
  return { employeeNoPrefix, employeeNoDigits: Math.min(Math.max(employeeNoDigits, 3), 8) };
}

async function settingsNow(ctx: HrmsContext, companyId: string): Promise<StoredSettings> {
  const stored = await settingsOf(ctx.db, companyId);
  if (stored.id !== null) return stored;
  return { ...stored, settings: { ...stored.settings, ...(await usualNumbers(ctx)) } };
}

async function answer(ctx: HrmsContext, companyId: string) {
  const { settings, version, updatedAt, updatedBy } = await settingsNow(ctx, companyId);
  return versioned(200, { ...settings, version, updatedAt: updatedAt?.toISOString() ?? null, updatedBy });
}

/** Lists as one text, as stored in histories. */
const worded = (settings: CompanySettings): Record<string, FieldValue> =>
  Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join("; ") : (value as FieldValue),
    ]),
  );

async function change(
  ctx: HrmsContext,
  companyId: string,
  ifMatch: string,
  to: (before: CompanySettings) => CompanySettings | Promise<CompanySettings>,
) {
  const company = await companyOf(ctx, companyId);
  const { settings: before, version, updatedBy } = await settingsNow(ctx, company.id);
  const clash = versionClash(updatedBy ?? "Someone", "the settings");
  if (!isVersion(version, ifMatch)) throw clash;
  const after = await to(before);
  const faults = companySettingsFaults(after);
  if (faults.length > 0) throw new ProblemError("validation", { errors: faults });
  const actor = actorOf(ctx);
  const recordId = await saveSettings(ctx.db, actor, company.id, after, version);
  if (recordId === null) throw clash;
  await recordEvent(ctx.db, actor, {
    companyId: company.id,
    action: "update",
    subject,
    recordId,
    recordName: company.label,
    changes: changedFields(worded(before), worded(after)),
  });
  return answer(ctx, company.id);
}

export const companySettingsHandlers = {
  async getCompanySettings({ path }, ctx) {
    return answer(ctx, (await companyOf(ctx, path.companyId)).id);
  },

  updateCompanySettings: ({ path, headers, body }, ctx) =>
    change(ctx, path.companyId, headers["If-Match"], () => ({
      ...body,
      expiryDays: body.expiryDays.toSorted((one, other) => other - one),
    })),

  resetCompanySettings: ({ path, headers, body }, ctx) =>
    change(ctx, path.companyId, headers["If-Match"], async (before) => ({
      ...before,
      ...(body.section === "numbers" ? await usualNumbers(ctx) : defaultsOf(body.section)),
    })),

  async listCompanySettingsHistory({ path, query }, ctx) {
    const company = await companyOf(ctx, path.companyId);
    const { id } = await settingsOf(ctx.db, company.id);
    // A company with only defaults has no record, and so no events.
    return historyPage(await eventsOf(ctx.db, subject, id ?? company.id, query ?? {}));
  },
} satisfies HrmsHandlers;
