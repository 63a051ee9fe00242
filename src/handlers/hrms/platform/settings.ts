/** Settings of the tenant: read and changed section by section, by people with that right in all of its companies. */
import type { SettingsInput } from "#generated/hrms/schema.ts";
import { ProblemError } from "#src/contract/problem.ts";
import { changedFields, type FieldValue } from "#src/domain/shared/history.ts";
import { regionFaults } from "#src/domain/platform/shared/region.ts";
import {
  defaultTenantSettings,
  settingsSections,
  type TenantSettings,
} from "#src/domain/platform/shared/tenant-settings.ts";
import { eventsOf, recordEvent } from "#src/store/shared/audit.ts";
import { packageUse } from "#src/store/platform/shared/package-limits.ts";
import { ownModules } from "#src/store/platform/own-modules.ts";
import {
  saveTenantSettings,
  type SectionChanges,
  type StoredTenantSettings,
  tenantSettingsOf,
} from "#src/store/platform/shared/tenant-settings.ts";
import { actorOf, type HrmsContext, type HrmsHandlers } from "../context.ts";
import { lineOrNull, linesOrNull } from "../shared/fields.ts";
import { checkModulesOff } from "./shared/module-choice.ts";
import { everywhere } from "../access/shared/whole-tenant.ts";
import { uploadedPicture } from "../shared/uploaded-picture.ts";
import { historyPage } from "../shared/records/history.ts";
import { isVersion, versionClash, versioned } from "../shared/records/version.ts";

const subject = "settings";

async function answer(ctx: HrmsContext, { settings, settled, version, updatedAt, updatedBy }: StoredTenantSettings) {
  const serverIdleMinutes = Math.round(ctx.settings.refreshTokenSeconds / 60);
  const offeredModules = (await ownModules(ctx.db)).map(({ code, name, needs }) => ({ code, name, needs }));
  return versioned(200, {
    ...settings,
    settled,
    serverIdleMinutes,
    offeredModules,
    version,
    updatedAt: updatedAt?.toISOString() ?? null,
    updatedBy,
  });
}

/** The fields of all sections in one row, as histories keep them; of a picture only that there is one. */
function auditFields(settings: TenantSettings): Record<string, FieldValue> {
  // In the order of the forms, whatever the database makes of it.
  const fields = settingsSections.map((section) => ({ ...defaultTenantSettings[section], ...settings[section] }));
  return {
    ...(Object.assign({}, ...fields) as Record<string, FieldValue>),
    logo: settings.branding.logo === null ? null : "•••",
    modulesOff: settings.modules.modulesOff.join(", ") || null,
  };
}

function cleaned({ branding, sender, privacy, ...sections }: SettingsInput): SectionChanges {
  if (sections.region) {
    const errors = regionFaults(sections.region).map((name) => ({ pointer: `/region/${name}`, code: "enum" }));
    if (errors.length > 0) throw new ProblemError("validation", { errors });
  }
  return {
    ...sections,
    ...(branding && {
      branding: {
        logo: branding.logo,
        displayName: lineOrNull("branding/displayName", branding.displayName),
        mailFooter: linesOrNull("branding/mailFooter", branding.mailFooter),
      },
    }),
    ...(privacy && {
      privacy: {
        dpoName: lineOrNull("privacy/dpoName", privacy.dpoName),
        dpoEmail: lineOrNull("privacy/dpoEmail", privacy.dpoEmail),
        dpoPhone: lineOrNull("privacy/dpoPhone", privacy.dpoPhone),
      },
    }),
    ...(sender && {
      sender: {
        senderName: lineOrNull("sender/senderName", sender.senderName),
        replyTo: lineOrNull("sender/replyTo", sender.replyTo),
      },
    }),
  };
}

async function change(ctx: HrmsContext, ifMatch: string, sections: SectionChanges) {
  const actor = await everywhere(ctx, "update", subject);
  const before = await tenantSettingsOf(ctx.db);
  const clash = versionClash(before.updatedBy ?? "Someone", "the settings");
  if (!isVersion(before.version, ifMatch)) throw clash;
  if (sections.modules) await checkModulesOff(ctx, sections.modules.modulesOff);
  const recordId = await saveTenantSettings(ctx.db, actor, sections, before.version);
  if (recordId === null) throw clash;
  // Whom the rule of the second step obliges is led to it at the next call, and modules come and go with it.
  if (["mfa", "modules", "region"].some((name) => name in sections)) ctx.forgetRights();
  const after = await tenantSettingsOf(ctx.db);
  const [was, is] = [auditFields(before.settings), auditFields(after.settings)];
  const changes = changedFields(was, is);
  // Another picture in the place of one is a change as well.
  if (was["logo"] === is["logo"] && before.settings.branding.logo !== after.settings.branding.logo)
    changes.push({ field: "logo", before: "•••", after: "•••" });
  await recordEvent(ctx.db, actor, { companyId: null, action: "update", subject, recordId, recordName: "", changes });
  return answer(ctx, after);
}

export const settingsHandlers = {
  async getSettings(_input, ctx) {
    actorOf(ctx);
    return answer(ctx, await tenantSettingsOf(ctx.db));
  },

  async getPackageUse(_input, ctx) {
    actorOf(ctx);
    return packageUse(ctx.db);
  },

  async updateSettings({ headers, body }, ctx) {
    if (body.branding?.logo) await uploadedPicture(ctx, "/branding/logo", body.branding.logo);
    return change(ctx, headers["If-Match"], cleaned(body));
  },

  resetSettings: ({ headers, body }, ctx) => change(ctx, headers["If-Match"], { [body.section]: null }),

  async listSettingsHistory({ query }, ctx) {
    const { tenantId } = actorOf(ctx);
    const { id } = await tenantSettingsOf(ctx.db);
    // A tenant that has settled nothing has no record, and so no events.
    return historyPage(await eventsOf(ctx.db, subject, id ?? tenantId, query ?? {}));
  },
} satisfies HrmsHandlers;
