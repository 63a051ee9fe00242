/** Roles of a tenant: built-in ones are read-only, a tenant's own can be created, cloned and compared. */
import type { RoleInput } from "#generated/hrms/schema.ts";
import { reply } from "#src/contract/handler.ts";
import { conflict, invalid, notFound } from "#src/contract/problem.ts";
import { fieldRightsOf, permissionsOf } from "#src/domain/access/shared/rights.ts";
import { everyElement, type RoleGrant } from "#src/domain/access/shared/role.ts";
import { knownElements } from "#src/store/access/shared/access.ts";
import { elementsInModules } from "#src/store/platform/shared/module-catalogue.ts";
import { peopleWithRole, roleRecords } from "#src/store/access/shared/roles.ts";
import { actorOf, type HrmsContext, type HrmsHandlers } from "../context.ts";
import { cleanFields } from "../shared/records/clean-fields.ts";
import { tenantCrud } from "../shared/records/crud.ts";
import { mayGive } from "./shared/escalation.ts";

async function checkGrants(ctx: HrmsContext, grants: readonly RoleGrant[]): Promise<void> {
  const elements = await knownElements(ctx.db);
  for (const [index, { element, actions }] of grants.entries()) {
    if (element === everyElement) continue;
    const known = elements.find(({ code }) => code === element);
    if (!known) throw invalid(`/grants/${index}/element`, "unknown-reference");
    const impossible = actions.findIndex((action) => !known.actions.includes(action));
    if (impossible >= 0) throw invalid(`/grants/${index}/actions/${impossible}`, "not-possible");
  }
}

const roles = tenantCrud({
  subject: "roles",
  records: roleRecords,
  nameOf: ({ name }) => name,
  unique: { roles_code: "code" },
  unaudited: ["assignedCount", "isSystem"],
  async toFields(body: RoleInput, ctx, before) {
    const { grants = [], fieldRights = [] } = body;
    if (before?.isSystem) throw conflict("system-role", "A built-in role can't be changed: clone it instead.");
    await checkGrants(ctx, grants);
    await mayGive(ctx, [{ grants, fieldRights }]);
    ctx.forgetRights();
    return { ...cleanFields("roles", body), grants, fieldRights };
  },
  usages: async (ctx, id) => (await peopleWithRole(ctx.db, id)).map((one) => ({ subject: "users", ...one })),
});

type OfRole = { path: { roleId: string } };

async function found(ctx: HrmsContext, id: string) {
  const role = await roleRecords.find(ctx.db, actorOf(ctx).tenantId, id);
  if (!role) throw notFound();
  return role;
}

/** Neither archived nor deleted. */
async function ownRole(ctx: HrmsContext, { path }: OfRole): Promise<void> {
  if ((await found(ctx, path.roleId)).isSystem) throw conflict("system-role", "Built-in roles can't be deleted.");
  ctx.forgetRights();
}

/** Elements by module, in its order; those without a module come last. */
async function catalogue(ctx: HrmsContext) {
  actorOf(ctx);
  const elements = await elementsInModules(ctx.db);
  const names = [...new Set(elements.map(({ moduleCode }) => moduleCode))];
  const modules = names.map((code) => {
    const own = elements.filter(({ moduleCode }) => moduleCode === code);
    const shown = own.map(({ code: element, name, actions, sensitivity }) => ({
      code: element,
      name,
      actions: [...actions],
      sensitivity,
    }));
    return { code, name: own[0]?.module ?? null, held: own.some(({ held }) => held), elements: shown };
  });
  return { modules };
}

export const rolesHandlers = {
  ...roles.handlers,
  getRoleCatalogue: (_input, ctx) => catalogue(ctx),

  async archiveRole(input, ctx) {
    await ownRole(ctx, input);
    return roles.archive(input, ctx);
  },

  async restoreRole(input, ctx) {
    await ownRole(ctx, input);
    return roles.restore(input, ctx);
  },

  async deleteRole(input, ctx) {
    await ownRole(ctx, input);
    return roles.delete(input, ctx);
  },

  async cloneRole({ path, body }, ctx) {
    const { description, grants, fieldRights } = await found(ctx, path.roleId);
    const made = await roles.create({ body: { ...body, description, grants, fieldRights } }, ctx);
    return reply(201, made.body, made.headers);
  },

  async compareRoles({ path, query }, ctx) {
    const elements = await knownElements(ctx.db);
    const [one, other] = [await found(ctx, path.roleId), await found(ctx, query.with)].map((role) => ({
      companyId: "",
      scope: "tenant" as const,
      roles: [role],
    }));
    if (!one || !other) throw notFound();
    const [given, otherGiven] = [permissionsOf(one, elements), permissionsOf(other, elements)];
    const scopeIn = (list: typeof given, element: string, action: string) =>
      list.find((each) => each.element === element && each.action === action)?.scope ?? null;
    const rights = elements
      .flatMap(({ code: element, actions }) =>
        actions.map((action) => ({
          element,
          action,
          scope: scopeIn(given, element, action),
          otherScope: scopeIn(otherGiven, element, action),
        })),
      )
      .filter(({ scope, otherScope }) => scope !== null || otherScope !== null);
    const otherFields = fieldRightsOf(other);
    const fieldRights = fieldRightsOf(one).map((right, index) => ({
      ...right,
      otherRead: otherFields[index]?.read ?? false,
      otherWrite: otherFields[index]?.write ?? false,
    }));
    return { rights, fieldRights };
  },
} satisfies HrmsHandlers;
