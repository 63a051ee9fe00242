/** The queue of approvals: every kind of request, decided in one place. */
import type { Approval, BulkDecisionResult } from "#generated/hrms/schema.ts";
import { conflict, invalid, notFound, ProblemError } from "#src/contract/problem.ts";
import { rightNeeded } from "#src/domain/approvals/shared/vocabulary.ts";
import { pick } from "#src/domain/shared/pick.ts";
import { approverOptions, namesOfAccounts } from "#src/store/approvals/shared/organisation.ts";
import {
  allApprovals,
  approvalPage,
  decisionsOf,
  findApproval,
  lockApproval,
  type ShownApproval,
  type StoredApproval,
} from "#src/store/approvals/shared/requests.ts";
import { withinSavepoint } from "#src/store/database/savepoint.ts";
import { hrRecipientsOf } from "#src/store/people/shared/hr-recipients.ts";
import { companyOf, type HrmsContext, type HrmsHandlers, principalOf } from "../context.ts";
import { linesOrNull } from "../shared/fields.ts";
import { exportFile } from "../shared/records/operations.ts";
import { several } from "../shared/file-cells.ts";
import { notifyOutcome, requestCancellation } from "./shared/cancelling.ts";
import { type ApprovalRules, decideCancellation } from "./shared/engine.ts";
import { approvalReachOf, capacityIn } from "./shared/reach.ts";

type Reach = Awaited<ReturnType<typeof approvalReachOf>>;
type Rules = Readonly<Record<StoredApproval["subject"], ApprovalRules>>;

const maxNames = 20;
const notCancellable = () => conflict("not-cancellable", "What was approved can't be undone any more.");
const waits = (status: StoredApproval["status"]): boolean => status === "submitted" || status === "cancelRequested";

/** Who made a request, or may make the change, asks for its cancellation; employees do so only for what they asked for. */
const mayAskToCancel = ({ request, permitted }: ShownApproval, userId: string): boolean =>
  request.createdBy === userId || (permitted.includes(userId) && !request.makers.includes(userId));

/** The kinds come from the modules that have them. */
export function approvalsHandlers(rules: Rules) {
  async function toWire(ctx: HrmsContext, reach: Reach, rows: readonly ShownApproval[]): Promise<Approval[]> {
    const decisions = await decisionsOf(
      ctx.db,
      rows.map(({ request }) => request.id),
    );
    const names = await namesOfAccounts(ctx.db, [
      ...rows.flatMap(({ request }) => [...request.approvers, ...request.escalatedTo]),
      ...decisions.flatMap(({ userId, actedForId }) => [userId, actedForId].filter((id) => id !== null)),
    ]);
    const nameOf = (id: string | null): string | null => (id === null ? null : (names.get(id) ?? ""));
    const everyone = rows.some(({ request }) => request.open && waits(request.status))
      ? await hrRecipientsOf(ctx.db, reach.companyId, reach.day)
      : [];
    const all: Approval[] = [];
    for (const row of rows) {
      const { request, readable, permitted, ...about } = row;
      const capacity = capacityIn(reach, request, permitted, decisions);
      const { action, class: name, element } = rightNeeded[request.right];
      const open = request.open
        ? everyone.filter(({ userId, may }) => may(action, name, element) && !request.makers.includes(userId))
        : [];
      const deciders = [...new Set([...request.approvers, ...request.escalatedTo])].map((id) => names.get(id) ?? "");
      const described = readable
        ? await rules[request.subject].describe(ctx, row, reach)
        : { changes: [], note: null, fileId: null, fileName: null };
      all.push({
        ...pick(request, ["id", "kind", "subject", "recordId", "employeeId", "status", "step", "comment", "open"]),
        ...about,
        ...described,
        section: request.section as Approval["section"],
        stepCount: request.steps.length,
        chain: request.chainName,
        deciders: waits(request.status)
          ? [...new Set([...deciders, ...open.map(({ fullName }) => fullName)])].slice(0, maxNames)
          : [],
        dueAt: request.dueAt?.toISOString() ?? null,
        escalated:
          request.escalatedTo.length > 0 ||
          decisions.some(
            (one) => one.requestId === request.id && one.step === request.step && one.action === "escalated",
          ),
        mayDecide: capacity !== undefined,
        actingFor: capacity?.actedForId == null ? null : await actedFor(ctx, capacity.actedForId),
        mayCancel: await mayCancel(ctx, row, reach.userId),
        own: request.createdBy === reach.userId,
        hidden: !readable,
        conflict: described.changes.some((change) => change.conflict),
        decidedAt: request.decidedAt?.toISOString() ?? null,
        decisions: decisions
          .filter(({ requestId }) => requestId === request.id)
          .map(({ step, action: what, userId, actedForId, at, comment }) => ({
            step,
            action: what,
            by: nameOf(userId),
            actedFor: nameOf(actedForId),
            at: at.toISOString(),
            comment,
          })),
        createdAt: request.createdAt.toISOString(),
      });
    }
    return all;
  }

  /** Whether it is approved, can still be undone, and the reader may ask for that. */
  async function mayCancel(ctx: HrmsContext, row: ShownApproval, userId: string): Promise<boolean> {
    const { request } = row;
    if (request.status !== "approved" || !mayAskToCancel(row, userId)) return false;
    return (await rules[request.subject].cancellation?.possible(ctx, request)) ?? false;
  }

  const actedFor = async (ctx: HrmsContext, id: string): Promise<string> =>
    (await namesOfAccounts(ctx.db, [id])).get(id) ?? "";

  async function found(ctx: HrmsContext, reach: Reach, id: string): Promise<ShownApproval> {
    const row = await findApproval(ctx.db, reach, id);
    if (!row) throw notFound("There is no such request.");
    return row;
  }

  async function answer(ctx: HrmsContext, companyId: string, id: string): Promise<Approval> {
    const reach = await approvalReachOf(ctx, companyId);
    const [wire] = await toWire(ctx, reach, [await found(ctx, reach, id)]);
    return wire as Approval;
  }

  async function decide(
    ctx: HrmsContext,
    reach: Reach,
    id: string,
    decision: "approved" | "rejected",
    { comment, replace = false }: { comment?: string | null | undefined; replace?: boolean | undefined },
  ): Promise<void> {
    await found(ctx, reach, id);
    const request = await lockApproval(ctx.db, reach.companyId, id);
    if (!request) throw notFound("There is no such request.");
    const given = { comment: linesOrNull("comment", comment), replace };
    if (decision === "rejected" && given.comment === null) throw invalid("/comment", "required");
    if (request.status !== "cancelRequested")
      return rules[request.subject].decide(ctx, { reach, request }, decision, given);
    const outcome = await decideCancellation(ctx, { reach, request }, decision, given.comment);
    if (outcome === "waiting") return;
    if (outcome === "cancelled") {
      const { cancellation } = rules[request.subject];
      if (!(await cancellation?.possible(ctx, request))) throw notCancellable();
      await cancellation?.carryOut(ctx, request);
    }
    await notifyOutcome(ctx, request, outcome);
  }

  return {
    async listApprovals({ path: { companyId }, query = {} }, ctx) {
      const reach = await approvalReachOf(ctx, companyId);
      const page = await approvalPage(ctx.db, reach, query);
      return { ...page, items: await toWire(ctx, reach, page.items) };
    },

    async exportApprovals({ path: { companyId }, query = {} }, ctx) {
      const reach = await approvalReachOf(ctx, companyId);
      const rows = await toWire(ctx, reach, await allApprovals(ctx.db, reach, reach.reach.where, query));
      return exportFile("approvals", query, rows, {
        cells: {
          deciders: ({ deciders }) => several(deciders),
          createdAt: ({ createdAt }) => new Date(createdAt),
          decidedAt: ({ decidedAt }) => (decidedAt === null ? null : new Date(decidedAt)),
        },
      });
    },

    async listApproverOptions({ path: { companyId }, query }, ctx) {
      await companyOf(ctx, companyId);
      return approverOptions(ctx.db, companyId, ctx.today(companyId), query?.q);
    },

    getApproval: ({ path: { companyId, approvalId } }, ctx) => answer(ctx, companyId, approvalId),

    async approveApproval({ path: { companyId, approvalId }, body }, ctx) {
      await decide(ctx, await approvalReachOf(ctx, companyId), approvalId, "approved", body);
      return answer(ctx, companyId, approvalId);
    },

    async rejectApproval({ path: { companyId, approvalId }, body }, ctx) {
      await decide(ctx, await approvalReachOf(ctx, companyId), approvalId, "rejected", body);
      return answer(ctx, companyId, approvalId);
    },

    async withdrawApproval({ path: { companyId, approvalId } }, ctx) {
      const reach = await approvalReachOf(ctx, companyId);
      await found(ctx, reach, approvalId);
      const request = await lockApproval(ctx.db, companyId, approvalId);
      if (!request) throw notFound("There is no such request.");
      if (request.createdBy !== principalOf(ctx).userId) throw new ProblemError("forbidden", { code: "own-alone" });
      await rules[request.subject].withdraw(ctx, request);
      return answer(ctx, companyId, approvalId);
    },

    async cancelApproval({ path: { companyId, approvalId }, body }, ctx) {
      const reach = await approvalReachOf(ctx, companyId);
      const row = await found(ctx, reach, approvalId);
      const request = await lockApproval(ctx.db, companyId, approvalId);
      const comment = linesOrNull("comment", body.comment);
      if (comment === null) throw invalid("/comment", "required");
      // A parallel call may have asked first; the right to ask ends with that.
      if (request?.status !== "approved") throw notCancellable();
      if (!mayAskToCancel(row, reach.userId)) throw new ProblemError("forbidden", { code: "own-alone" });
      if (!(await mayCancel(ctx, { ...row, request }, reach.userId))) throw notCancellable();
      await requestCancellation(ctx, request, { comment, permitted: row.permitted.includes(reach.userId) });
      return answer(ctx, companyId, approvalId);
    },

    async decideApprovals({ path: { companyId }, body: { ids, decision, comment } }, ctx) {
      const reach = await approvalReachOf(ctx, companyId);
      if (decision === "rejected" && linesOrNull("comment", comment) === null) throw invalid("/comment", "required");
      const results: BulkDecisionResult["results"] = [];
      for (const id of ids) {
        try {
          await withinSavepoint(ctx.db, () => decide(ctx, reach, id, decision, { comment }));
          results.push({ id, done: true, code: null, message: null });
        } catch (error) {
          // A fresh code is asked for once, for all of them.
          if (!(error instanceof ProblemError) || error.details.code === "stepUpRequired") throw error;
          const { code, errors, detail } = error.details;
          results.push({
            id,
            done: false,
            code: code ?? errors?.[0]?.code ?? error.type,
            message: detail ?? error.message,
          });
        }
      }
      const done = results.filter((one) => one.done).length;
      return { done, failed: results.length - done, results };
    },
  } satisfies HrmsHandlers;
}
