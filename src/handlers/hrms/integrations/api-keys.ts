/** API keys of a tenant: created within the creator's permissions, shown once, changed and revoked. */
import type { ApiKeyInput } from "#generated/hrms/schema.ts";
import { reply } from "#src/contract/handler.ts";
import { conflict, invalid, ProblemError } from "#src/contract/problem.ts";
import {
  accountOfKey,
  type ApiKeyFields,
  apiKeyRecords,
  type ApiKeyRow,
  newKey,
  putAccount,
  putRights,
} from "#src/store/integrations/shared/api-keys.ts";
import { actorOf, companyOf, type HrmsContext, type HrmsHandlers } from "../context.ts";
import { tenantCrud } from "../shared/records/crud.ts";
import { givenRoles, mayGive } from "../access/shared/escalation.ts";
import { lineOf } from "../shared/fields.ts";
import { several } from "../shared/file-cells.ts";
import { cancelGrantsOf, pauseWebhooksOf } from "./shared/key-pending.ts";
import { takeOf } from "../platform/shared/limits.ts";
import { needFreshCode } from "../account/shared/second-step.ts";

const revoked = () => conflict("revoked", "The key was revoked: create a new one.");

async function checkCompanies(ctx: HrmsContext, companyIds: readonly string[]): Promise<void> {
  for (const [index, id] of companyIds.entries()) {
    await companyOf(ctx, id).catch((error: unknown) => {
      throw error instanceof ProblemError && error.type === "not-found"
        ? invalid(`/companyIds/${index}`, "unknown-reference")
        : error;
    });
  }
}

/** A key gets no permission that its creator lacks, in any of its companies. */
async function checkRights(
  ctx: HrmsContext,
  { companyIds, roleIds, scope = "company" }: ApiKeyInput,
  before: ApiKeyRow | null,
): Promise<void> {
  const given = await givenRoles(ctx, roleIds, before?.roleIds);
  for (const companyId of companyIds) await mayGive(ctx, given, companyId, scope);
}

/** Fields of a new key besides its access; unchanged on update. */
type Wanted = ApiKeyInput & { minted?: Omit<ReturnType<typeof newKey>, "key"> };

const keys = tenantCrud({
  subject: "api-keys",
  records: apiKeyRecords,
  nameOf: ({ name }) => name,
  unique: {},
  unaudited: ["roleIds", "companyIds", "lastUsedAt", "revokedAt"],
  async toFields({ minted, ...body }: Wanted, ctx, before): Promise<ApiKeyFields> {
    if (before?.status === "revoked") throw revoked();
    const { companyIds, roleIds, scope = "company", mayManageAccess = false, expiresOn = null } = body;
    if (expiresOn !== null && expiresOn < ctx.today() && expiresOn !== before?.expiresOn)
      throw invalid("/expiresOn", "past");
    await checkCompanies(ctx, companyIds);
    await checkRights(ctx, body, before);
    // Each save makes its author responsible for the key, so it needs a fresh code every time.
    if (mayManageAccess) await needFreshCode(ctx, "/mayManageAccess");
    const actor = actorOf(ctx);
    const name = lineOf("name", body.name);
    const userId = await putAccount(ctx.db, actor, name, before?.id);
    await putRights(ctx.db, actor, userId, { companyIds, roleIds, scope, expiresOn });
    if (before?.mayManageAccess && !mayManageAccess) await cancelGrantsOf(ctx, userId);
    ctx.forgetRights();
    return { name, roleIds, scope, mayManageAccess, expiresOn, userId, ...minted };
  },
  cells: {
    roles: ({ roles }) => several(roles),
    companies: ({ companies }) => several(companies),
  },
});

export const apiKeysHandlers = {
  ...keys.handlers,

  async createApiKey({ body }, ctx) {
    actorOf(ctx);
    await takeOf(ctx, "apiKeys");
    const { key, ...minted } = newKey();
    const made = await keys.create({ body: { ...body, minted } }, ctx);
    return reply(201, { ...made.body, key }, made.headers);
  },

  updateApiKey: keys.update,

  async revokeApiKey(input, ctx) {
    ctx.forgetRights();
    return keys.step(input, ctx, "revoke", async ({ id, status }) => {
      if (status === "revoked") throw revoked();
      const account = await accountOfKey(ctx.db, id);
      if (account !== undefined) {
        await cancelGrantsOf(ctx, account);
        await pauseWebhooksOf(ctx, account);
      }
      return { revokedAt: ctx.now() };
    });
  },
} satisfies HrmsHandlers;
