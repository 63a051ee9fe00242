/** Tenants: made with their owner, given packages from a day on, activated, suspended, closed by and by, purged in the end; for the platform alone. */
import { localDay } from "#src/domain/shared/local-day.ts";
import type { TenantInput } from "#generated/hrms/schema.ts";
import { reply } from "#src/contract/handler.ts";
import { conflict, invalid, notFound, ProblemError } from "#src/contract/problem.ts";
import { addDays } from "#src/domain/shared/calendar.ts";
import { changedFields } from "#src/domain/shared/history.ts";
import { defaultRegion, regionFaults } from "#src/domain/platform/shared/region.ts";
import { afterStep, maySignIn, type TenantStep } from "#src/domain/platform/shared/states.ts";
import { onTrial } from "#src/store/account/shared/accounts.ts";
import { packageRecords } from "#src/store/platform/shared/packages.ts";
import { dropTenantBytes } from "#src/store/shared/file-storage.ts";
import { assignPackage, packagesOfTenant } from "#src/store/platform/tenant-packages.ts";
import { makeOwner, ownerOf } from "#src/store/platform/tenant-owner.ts";
import { bytesOfTenant, deleteTenantRows } from "#src/store/platform/tenant-purge.ts";
import { tenantRecords, type TenantFields, wasActive } from "#src/store/platform/tenants.ts";
import type { HrmsContext, HrmsHandlers } from "../context.ts";
import { platformOnlyCrud } from "../shared/records/crud.ts";
import { platformOnlyPlace } from "../shared/records/places.ts";
import { mailClosing } from "./shared/closing-mail.ts";
import { lineOf, lineOrNull } from "../shared/fields.ts";
import { sendInvitation } from "../account/shared/invitation.ts";
import { needFreshCode } from "../account/shared/second-step.ts";

const subject = "tenants";

function fieldsOf({
  code,
  name,
  country = "SG",
  timeZone = defaultRegion.timeZone,
  locale = defaultRegion.locale,
  currency = defaultRegion.currency,
  billingEmail,
  billingCycle = "monthly",
}: TenantInput): TenantFields {
  const errors = regionFaults({ timeZone, currency }).map((field) => ({ pointer: `/${field}`, code: "enum" }));
  if (errors.length > 0) throw new ProblemError("validation", { errors });
  return {
    code,
    name: lineOf("name", name),
    country,
    timeZone,
    locale,
    currency,
    billingEmail: lineOrNull("billingEmail", billingEmail),
    billingCycle,
  };
}

const tenants = platformOnlyCrud({
  subject,
  records: tenantRecords,
  nameOf: ({ name }) => name,
  unique: { tenants_code: "code" },
  unaudited: [
    "packageId",
    "package",
    "packageSince",
    "nextPackage",
    "nextPackageSince",
    "seatsUsed",
    "seatLimit",
    "owner",
    "ownerState",
    "statusSince",
    "closesOn",
    "purgeableFrom",
  ],
  toFields: (body: TenantInput & Partial<TenantFields>, _ctx, before) => {
    if (before && !maySignIn(before.status))
      throw conflict("closed", `The tenant is ${before.status} and can't be changed.`);
    const { status, statusSince, trialEndsOn, activatedAt } = body;
    return {
      ...fieldsOf(body),
      ...(before === null && { status, statusSince, trialEndsOn, activatedAt }),
    } as TenantFields;
  },
});

type OfTenant = { path: { tenantId: string } };

async function locked(ctx: HrmsContext, { path }: OfTenant) {
  const by = platformOnlyPlace.author(ctx);
  const before = await tenantRecords.lock(ctx.db, null, path.tenantId);
  if (!before) throw notFound();
  return { by, before };
}

/** A published package that can be given. */
async function givenPackage(ctx: HrmsContext, id: string) {
  const found = await packageRecords.find(ctx.db, null, id);
  if (!found || found.status !== "published") throw invalid("/packageId", "unknown-reference");
  return found;
}

async function takeStep(
  ctx: HrmsContext,
  input: OfTenant & { body: { reason: string } },
  step: TenantStep,
  closesIn?: number,
) {
  const { by, before } = await locked(ctx, input);
  const status = afterStep(step, before.status, await wasActive(ctx.db, before.id));
  if (status === null) throw conflict("wrong-state", `The tenant is ${before.status} and can't be ${step}d.`);
  const closesOn = closesIn === undefined ? null : addDays(localDay(before.timeZone, by.now), closesIn);
  if (closesOn !== null)
    await mailClosing(
      ctx.db,
      { id: before.id, name: before.name, closesOn, zone: before.timeZone },
      ctx.settings,
      by.now,
    );
  const reason = lineOf("reason", input.body.reason);
  const begins = step === "activate" ? { activatedAt: by.now } : {};
  await tenantRecords.update(ctx.db, by, null, before.id, before.version, {
    status,
    statusReason: reason,
    statusSince: by.now,
    closesOn,
    closingNoticeAt: closesOn === null ? null : by.now,
    ...begins,
  });
  ctx.forgetRights();
  await platformOnlyPlace.record(ctx, null, by, {
    action: step,
    subject,
    recordId: before.id,
    recordName: before.name,
    changes: changedFields({ status: before.status, closesOn: before.closesOn }, { status, closesOn }),
    reason,
  });
  return tenants.get(input, ctx);
}

export const tenantsHandlers = {
  ...tenants.handlers,

  async createTenant({ body }, ctx) {
    const { now } = platformOnlyPlace.author(ctx);
    const { packageId, ownerName, ownerEmail, language, ...fields } = body;
    const given = await givenPackage(ctx, packageId);
    // Checked before the trial is counted in its days.
    const { timeZone } = fieldsOf(fields);
    const [email, fullName] = [lineOf("ownerEmail", ownerEmail), lineOf("ownerName", ownerName)];
    const made = await tenants.create({ body: { ...fields, ...onTrial(given.trialDays, timeZone, now) } }, ctx);
    const { id, name, locale } = made.body;
    await assignPackage(ctx.db, id, packageId, now);
    const owner = await makeOwner(ctx.db, id, { email, fullName, company: name }, { now, requestId: ctx.requestId });
    if (!owner)
      throw conflict("duplicate", "There is already an account with this address.", [
        { pointer: "/ownerEmail", code: "taken" },
      ]);
    await sendInvitation(ctx, { email, fullName, to: name }, language ?? locale);
    const { body: tenant, headers } = await tenants.get({ path: { tenantId: id } }, ctx);
    return reply(201, tenant, headers);
  },

  activateTenant: (input, ctx) => takeStep(ctx, input, "activate"),
  suspendTenant: (input, ctx) => takeStep(ctx, input, "suspend"),
  reactivateTenant: (input, ctx) => takeStep(ctx, input, "reactivate"),
  closeTenant: (input, ctx) => takeStep(ctx, input, "close", input.body.days ?? 30),

  async purgeTenant(input, ctx) {
    const { by, before } = await locked(ctx, input);
    await needFreshCode(ctx);
    if (before.purgeableFrom === null)
      throw conflict("wrong-state", `The tenant is ${before.status}: it cannot be purged.`);
    if (before.purgeableFrom > localDay(before.timeZone, by.now))
      throw conflict("not-due", `The tenant can be deleted from ${before.purgeableFrom}.`);
    if (input.body.code.trim() !== before.code) throw invalid("/code", "other-code");
    const reason = lineOf("reason", input.body.reason);
    const files = await bytesOfTenant(ctx.db, before.id);
    await deleteTenantRows(ctx.db, before.id, by.now);
    await tenantRecords.update(ctx.db, by, null, before.id, before.version, {
      status: "purged",
      statusReason: null,
      billingEmail: null,
    });
    ctx.forgetRights();
    await platformOnlyPlace.record(ctx, null, by, {
      action: "delete",
      subject,
      recordId: before.id,
      recordName: before.name,
      changes: changedFields({ status: "closed" }, { status: "purged" }),
      reason,
    });
    // Last of all: what fails before takes the rows back, and no row may lack its bytes.
    await dropTenantBytes(before.id, files, ctx.settings.filesDir);
    return tenants.get(input, ctx);
  },

  async listTenantPackages(input, ctx) {
    const { body } = await tenants.get(input, ctx);
    return packagesOfTenant(ctx.db, body.id, ctx.now());
  },

  async assignTenantPackage(input, ctx) {
    const { by, before } = await locked(ctx, input);
    if (before.status === "closing" || !maySignIn(before.status))
      throw conflict("closed", `The tenant is ${before.status} and can't change its package.`);
    const { packageId, from } = input.body;
    const given = await givenPackage(ctx, packageId);
    const today = localDay(before.timeZone, by.now);
    if (from != null && from < today) throw invalid("/from", "in-the-past");
    if (given.seatLimit !== null && before.seatsUsed > given.seatLimit)
      throw conflict(
        "too-many-seats",
        `${before.seatsUsed} seats are in use, and ${given.name} has ${given.seatLimit}.`,
      );
    const since = from == null || from === today ? by.now : new Date(`${from}T00:00:00+08:00`);
    const last = (await packagesOfTenant(ctx.db, before.id, by.now))[0];
    if (last?.packageId === packageId && last.until === null && new Date(last.since) <= since)
      throw conflict("package-held", `The tenant already has ${given.name} from that date.`);
    await assignPackage(ctx.db, before.id, packageId, since);
    ctx.forgetRights();
    const changes = changedFields(
      { package: before.package, packageSince: before.packageSince },
      { package: given.name, packageSince: since.toISOString() },
    );
    await platformOnlyPlace.record(ctx, null, by, {
      action: "update",
      subject,
      recordId: before.id,
      recordName: before.name,
      changes,
    });
    return packagesOfTenant(ctx.db, before.id, by.now);
  },

  async resendTenantInvitation(input, ctx) {
    const { before } = await locked(ctx, input);
    const owner = await ownerOf(ctx.db, before.id);
    if (before.status === "purged") throw conflict("wrong-state", "The tenant has been deleted and has no owner.");
    if (!owner || owner.passwordHash !== null) throw conflict("has-password", "The owner already has a password.");
    await sendInvitation(
      ctx,
      { email: owner.email, fullName: owner.fullName, to: before.name },
      input.body.language ?? before.locale,
    );
    return tenants.get(input, ctx);
  },
} satisfies HrmsHandlers;
