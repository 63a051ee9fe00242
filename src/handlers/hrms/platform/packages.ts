/** Packages: drafted, published, retired; and the modules that each of them holds. */
import type { PackageInput, PackageModuleInput } from "#generated/hrms/schema.ts";
import { reply } from "#src/contract/handler.ts";
import { conflict, invalid, notFound } from "#src/contract/problem.ts";
import { missingModules } from "#src/domain/access/shared/dependencies.ts";
import { limitNames, loweredLimits, moduleLimits, type ModuleLimits } from "#src/domain/access/shared/module-limits.ts";
import { moduleRecords } from "#src/store/platform/modules.ts";
import { beyondLimits } from "#src/store/platform/shared/package-limits.ts";
import {
  copyModules,
  elementsLost,
  emptyPackage,
  modulesOfPackage,
  packageModuleRecords,
  packageRecords,
  reachOf,
  tenantsOf,
} from "#src/store/platform/shared/packages.ts";
import { asTenant } from "#src/store/database/transaction.ts";
import type { HrmsContext, HrmsHandlers } from "../context.ts";
import { several } from "../shared/file-cells.ts";
import { cleanFields } from "../shared/records/clean-fields.ts";
import { platformCrud } from "../shared/records/crud.ts";
import { platformPlace } from "../shared/records/places.ts";
import { checkReference } from "../shared/references.ts";

const packages = platformCrud({
  subject: "packages",
  records: packageRecords,
  nameOf: ({ name }) => name,
  unique: { packages_code: "code" },
  toFields(body: PackageInput, _ctx, before) {
    if (before?.status === "retired") throw conflict("retired", "A retired package can't be changed.");
    return { ...cleanFields("packages", body), status: before?.status ?? ("draft" as const) };
  },
});

const packageModules = platformCrud({
  subject: "package-modules",
  records: packageModuleRecords,
  nameOf: (row) => `${row.package}: ${row.module}`,
  unique: { package_modules_pair: "moduleId" },
  async toFields({ packageId, moduleId, limits }: PackageModuleInput, ctx, before) {
    if (before && (before.packageId !== packageId || before.moduleId !== moduleId))
      throw invalid(before.packageId === packageId ? "/moduleId" : "/packageId", "fixed");
    await checkReference("packageId", packageId, before?.packageId, (id) => packageRecords.find(ctx.db, null, id));
    await checkReference("moduleId", moduleId, before?.moduleId, (id) => moduleRecords.find(ctx.db, null, id));
    const module = await moduleRecords.find(ctx.db, null, moduleId);
    const strange = limitNames.find((name) => limits?.[name] !== undefined && moduleLimits[name] !== module?.code);
    if (strange) throw invalid(`/limits/${strange}`, "other-module");
    return { packageId, moduleId, limits: limits ?? {}, status: "active" as const };
  },
  cells: {
    limits: ({ limits }) => several(Object.entries(limits).map(([name, most]) => `${name} ${most}`)),
  },
});

/** Tenants of a package that have more than lower limits would allow. */
async function tenantsBeyond(
  ctx: HrmsContext,
  { packageId, limits: before }: { packageId: string; limits: ModuleLimits },
  after: ModuleLimits,
) {
  const lowered = loweredLimits(before, after);
  if (Object.keys(lowered).length === 0) return [];
  const found = [];
  for (const { id, name } of await tenantsOf(ctx.db, packageId)) {
    const beyond = await asTenant(ctx.db, id, () => beyondLimits(ctx.db, lowered));
    if (beyond.length > 0) found.push({ tenantId: id, tenant: name, beyond });
  }
  return found;
}

async function impactOf(ctx: HrmsContext, packageModuleId: string) {
  const pair = await packageModuleRecords.find(ctx.db, null, packageModuleId);
  if (!pair) throw notFound();
  const { packageId, moduleId } = pair;
  const held = await modulesOfPackage(ctx.db, packageId);
  const code = held.find(({ id }) => id === moduleId)?.code;
  const dependents = held
    .filter(({ dependsOn }) => code !== undefined && dependsOn.includes(code))
    .map(({ name }) => name);
  const reach = await reachOf(ctx.db, packageId);
  const tenantNames = (await tenantsOf(ctx.db, packageId)).slice(0, 20).map(({ name }) => name);
  return {
    live: reach.tenants > 0,
    ...reach,
    tenantNames,
    elements: await elementsLost(ctx.db, packageId, moduleId),
    dependents,
  };
}

export const packagesHandlers = {
  ...packageModules.handlers,
  ...packages.handlers,

  async deletePackage(input, ctx) {
    platformPlace.author(ctx);
    const found = await packageRecords.lock(ctx.db, null, input.path.packageId);
    if (!found) throw notFound();
    if (found.status !== "draft")
      throw conflict("not-a-draft", "Only a draft can be deleted: retire the package instead.");
    await emptyPackage(ctx.db, found.id);
    return packages.delete(input, ctx);
  },

  async clonePackage({ path, body }, ctx) {
    const { userId, now } = platformPlace.author(ctx);
    const from = await packageRecords.find(ctx.db, null, path.packageId);
    if (!from) throw notFound();
    const { priceMonthly, priceYearly, seatLimit, companyLimit, trialDays } = from;
    const made = await packages.create(
      { body: { ...body, priceMonthly, priceYearly, seatLimit, companyLimit, trialDays } },
      ctx,
    );
    await copyModules(ctx.db, from.id, made.body.id, userId, now);
    return reply(201, made.body, made.headers);
  },

  publishPackage: (input, ctx) =>
    packages.step(input, ctx, "publish", async ({ id, status }) => {
      if (status !== "draft") throw conflict("not-a-draft", "Only a draft can be published.");
      const held = await modulesOfPackage(ctx.db, id);
      if (held.length === 0) throw conflict("empty-package", "The package has no modules.");
      const lacking = missingModules(held);
      if (lacking.length > 0)
        throw conflict(
          "missing-module",
          lacking.map(({ name, missing }) => `${name} needs ${missing.join(", ")}.`).join(" "),
        );
      return { status: "published" };
    }),

  retirePackage: (input, ctx) =>
    packages.step(input, ctx, "retire", ({ status }) => {
      if (status !== "published") throw conflict("not-published", "Only a published package can be retired.");
      return { status: "retired" };
    }),

  async updatePackageModule(input, ctx) {
    platformPlace.author(ctx);
    const before = await packageModuleRecords.lock(ctx.db, null, input.path.packageModuleId);
    if (!before) throw notFound();
    const above = (await tenantsBeyond(ctx, before, input.body.limits ?? {})).length;
    if (above > 0 && input.query?.tenantsAffected !== above) {
      throw conflict(
        "live-package",
        `${above} tenants have more than that: look at the impact first, and say how many.`,
      );
    }
    return packageModules.update(input, ctx);
  },

  async getPackageModuleImpact({ path }, ctx) {
    platformPlace.author(ctx);
    return impactOf(ctx, path.packageModuleId);
  },

  async previewPackageModuleLimits({ path, body }, ctx) {
    platformPlace.author(ctx);
    const before = await packageModuleRecords.find(ctx.db, null, path.packageModuleId);
    if (!before) throw notFound();
    const above = await tenantsBeyond(ctx, before, body);
    return { tenants: above.length, above: above.slice(0, 100) };
  },

  async deletePackageModule(input, ctx) {
    platformPlace.author(ctx);
    const { live, tenants, dependents } = await impactOf(ctx, input.path.packageModuleId);
    if (dependents.length > 0) throw conflict("in-use", `${dependents.join(", ")} cannot do without it.`);
    if (live && input.query?.tenantsAffected !== tenants) {
      throw conflict(
        "live-package",
        `${tenants} tenants would lose the module: look at the impact first, and say how many.`,
      );
    }
    return packageModules.delete(input, ctx);
  },
} satisfies HrmsHandlers;
