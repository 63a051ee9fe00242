/** Delegations: those of a company, kept by HR, and one's own. */
import type { DelegationInput } from "#generated/hrms/schema.ts";
import { reply } from "#src/contract/handler.ts";
import { invalid, notFound } from "#src/contract/problem.ts";
import { addDays } from "#src/domain/shared/calendar.ts";
import { delegationRecords, delegationsOfApprover } from "#src/store/approvals/delegations.ts";
import { activeAccounts } from "#src/store/approvals/shared/organisation.ts";
import { companyOf, type HrmsContext, type HrmsHandlers, principalOf } from "../context.ts";
import { cleanFields } from "../shared/records/clean-fields.ts";
import { crud } from "../shared/records/crud.ts";
import { moments } from "../shared/records/wire.ts";

/** Days that an ended delegation is still listed among one's own. */
const keptDays = 60;

type Row = NonNullable<Awaited<ReturnType<typeof delegationRecords.find>>>;

/** Nobody takes an approver's place by their own hand. */
async function checkPeople(
  ctx: HrmsContext,
  companyId: string,
  { approverId, delegateId, from, to }: DelegationInput,
  before: Row | null,
): Promise<void> {
  if (to < from) throw invalid("/to", "before-start");
  if (approverId === delegateId) throw invalid("/delegateId", "same-person");
  const { userId } = principalOf(ctx);
  if (delegateId === userId) throw invalid("/delegateId", "own-delegate");
  const active = await activeAccounts(ctx.db, companyId, ctx.today(companyId), [approverId, delegateId]);
  if (!active.has(approverId) && approverId !== before?.approverId) throw invalid("/approverId", "unknown-reference");
  if (!active.has(delegateId) && delegateId !== before?.delegateId) throw invalid("/delegateId", "unknown-reference");
}

async function fieldsOf(ctx: HrmsContext, companyId: string, body: DelegationInput, before: Row | null) {
  await checkPeople(ctx, companyId, body, before);
  return { ...cleanFields("delegations", body), scopes: body.scopes ?? [] };
}

const delegations = crud({
  subject: "delegations",
  records: delegationRecords,
  nameOf: ({ approver, delegate }) => `${approver} – ${delegate}`,
  unique: {},
  unaudited: ["approverId", "delegateId", "own"],
  auditFields: ({ scopes }) => ({ scopes: scopes.join("; ") }),
  cells: { scopes: ({ scopes }) => scopes.join("; ") },
  toFields: (body: DelegationInput, ctx, before, companyId) => fieldsOf(ctx, companyId, body, before),
});

export const delegationsHandlers = {
  ...delegations.handlers,

  async listMyDelegations({ path: { companyId } }, ctx) {
    await companyOf(ctx, companyId);
    const since = addDays(ctx.today(companyId), -keptDays);
    const ids = await delegationsOfApprover(ctx.db, companyId, principalOf(ctx).userId, since);
    const rows: Row[] = [];
    for (const id of ids) rows.push((await delegationRecords.find(ctx.db, companyId, id)) as Row);
    return rows.map((row) => moments(row));
  },

  async createMyDelegation({ path: { companyId }, body }, ctx) {
    await companyOf(ctx, companyId);
    const input = { ...body, approverId: principalOf(ctx).userId };
    const fields = await fieldsOf(ctx, companyId, input, null);
    const row = await delegations.add(ctx, companyId, { ...fields, status: "active" });
    return reply(201, moments(row));
  },

  async deleteMyDelegation({ path: { companyId, delegationId } }, ctx) {
    await companyOf(ctx, companyId);
    const before = await delegationRecords.lock(ctx.db, companyId, delegationId);
    if (before?.approverId !== principalOf(ctx).userId) throw notFound();
    await delegations.drop(ctx, { scope: companyId, before });
    return null;
  },
} satisfies HrmsHandlers;
