/** Records that are a request of their own, such as an expense claim: from submission to the final decision and its notice. */
import { conflict, notFound, ProblemError } from "#src/contract/problem.ts";
import { notify } from "#src/store/account/shared/notifications.ts";
import type { Transaction } from "#src/store/database/transaction.ts";
import type { Condition } from "#src/store/people/shared/reach.ts";
import { type Actor, recordEvent } from "#src/store/shared/audit.ts";
import { mailAccounts } from "../../account/shared/notice-mails.ts";
import { actorOf, type HrmsContext, principalOf } from "../../context.ts";
import { reachOf } from "../../people/shared/people.ts";
import { versioned } from "../../shared/records/version.ts";
import { type ApprovalRules, decideApproval, openApproval, submitApproval, withdrawApproval } from "./engine.ts";
import { decidableOf } from "./reach.ts";

type Submission = Parameters<typeof submitApproval>[1];
type Outcome = "approved" | "rejected" | "withdrawn";
type Value = string | number | null;

interface RequestRecord {
  readonly id: string;
  readonly companyId: string;
  readonly employeeId: string;
  readonly status: string;
  readonly createdBy: string;
}

interface Change {
  readonly status: Outcome;
  readonly decidedAt?: Date;
  readonly decidedBy?: string;
  readonly comment?: string | null;
}

/** What a kind of requests brings; `Row` is the record with the names that are shown with it. */
interface RequestKind<Row extends { readonly fullName: string }, Wire> {
  readonly subject: Submission["subject"];
  readonly find: (tx: Transaction, companyId: string, where: Condition, id: string) => Promise<Row | undefined>;
  readonly lock: (tx: Transaction, companyId: string, id: string) => Promise<Row | undefined>;
  readonly update: (tx: Transaction, actor: Actor, id: string, change: Change) => Promise<unknown>;
  readonly recordOf: (row: Row) => RequestRecord;
  readonly submission: (row: Row) => Pick<Submission, "kind" | "right" | "amount">;
  /** The day it is about. */
  readonly dateOf: (row: Row) => string;
  /** What the history says of a new request. */
  readonly stated: (row: Row) => Readonly<Record<string, Value>>;
  /** Name of the notice that the decision is sent as, and of its mails. */
  readonly decided: "expense-claim" | "manual-attendance";
  readonly wire: (ctx: HrmsContext, row: Row, decidable: ReadonlySet<string>) => Wire;
  /** Throws what stands in the way of approving it. */
  readonly beforeApproval?: (ctx: HrmsContext, row: Row) => Promise<void>;
  readonly afterApproval?: (ctx: HrmsContext, row: Row) => Promise<void>;
}

/** The steps that are the same for every such kind. */
export function requestRecords<Row extends { readonly fullName: string }, Wire extends { readonly version: number }>(
  kind: RequestKind<Row, Wire>,
) {
  const { subject, recordOf } = kind;

  function submissionOf(row: Row): Submission {
    const { id: recordId, companyId, employeeId, createdBy } = recordOf(row);
    return { companyId, employeeId, subject, recordId, makers: [createdBy], ...kind.submission(row) };
  }

  async function note(ctx: HrmsContext, row: Row, status: string, reason: string | null = null): Promise<void> {
    const { id: recordId, companyId, status: before } = recordOf(row);
    const isNew = before === status;
    const changes = isNew
      ? Object.entries({ ...kind.stated(row), status }).map(([field, after]) => ({ field, before: null, after }))
      : [{ field: "status", before, after: status }];
    await recordEvent(ctx.db, actorOf(ctx), {
      companyId,
      action: isNew ? "create" : "update",
      subject,
      recordId,
      recordName: `${row.fullName} ${kind.dateOf(row)}`,
      changes,
      ...(reason !== null && { reason }),
    });
  }

  async function notifyMaker(ctx: HrmsContext, row: Row, status: "approved" | "rejected"): Promise<void> {
    const { id: recordId, companyId, createdBy } = recordOf(row);
    const { fullName: by } = principalOf(ctx);
    const [person, date] = [row.fullName, kind.dateOf(row)];
    await notify(ctx.db, actorOf(ctx), [createdBy], {
      type: `${kind.decided}-decided`,
      params: { person, name: status, by, date },
      companyId,
      recordId,
    });
    await mailAccounts(ctx, [createdBy], {
      topic: "decisions",
      link: `/companies/${companyId}/${subject}/${recordId}`,
      template: `${kind.decided}-${status}`,
      facts: { decidedBy: by, person },
      days: { date },
    });
  }

  async function settle(ctx: HrmsContext, row: Row, status: Outcome, comment: string | null): Promise<void> {
    const actor = actorOf(ctx);
    const { id, createdBy } = recordOf(row);
    const decided = status === "withdrawn" ? {} : { decidedAt: actor.now, decidedBy: actor.userId, comment };
    await kind.update(ctx.db, actor, id, { status, ...decided });
    if (status === "approved") await kind.afterApproval?.(ctx, row);
    if (status !== "withdrawn" && createdBy !== actor.userId) await notifyMaker(ctx, row, status);
    await note(ctx, row, status, comment);
  }

  async function locked(ctx: HrmsContext, companyId: string, id: string): Promise<Row> {
    const row = await kind.lock(ctx.db, companyId, id);
    if (!row) throw notFound("The request is gone.");
    return row;
  }

  async function found(ctx: HrmsContext, companyId: string, id: string): Promise<Row> {
    const { where } = await reachOf(ctx, companyId, subject);
    const row = await kind.find(ctx.db, companyId, where, id);
    if (!row) throw notFound();
    return row;
  }

  async function shown(ctx: HrmsContext, companyId: string, rows: readonly Row[]): Promise<Wire[]> {
    const waiting = rows.map(recordOf).flatMap(({ id, status }) => (status === "submitted" ? id : []));
    const decidable = await decidableOf(ctx, companyId, waiting);
    return rows.map((row) => kind.wire(ctx, row, decidable));
  }

  async function answer<const Status extends number>(ctx: HrmsContext, status: Status, companyId: string, id: string) {
    const row = await kind.find(ctx.db, companyId, undefined, id);
    const [body] = row ? await shown(ctx, companyId, [row]) : [];
    if (!body) throw notFound();
    return versioned(status, body);
  }

  return {
    found,
    shown,
    answer,

    /** For exports: nobody decides there. */
    exported: (ctx: HrmsContext, rows: readonly Row[]): Wire[] => rows.map((row) => kind.wire(ctx, row, new Set())),

    /** Submits a record that was just stored. */
    async submitted(ctx: HrmsContext, companyId: string, id: string): Promise<Row> {
      const row = await kind.find(ctx.db, companyId, undefined, id);
      if (!row) throw notFound();
      await submitApproval(ctx, submissionOf(row));
      await note(ctx, row, "submitted");
      return row;
    },

    /** Takes one's own request back, from its page. */
    async withdrawn(ctx: HrmsContext, companyId: string, id: string) {
      await found(ctx, companyId, id);
      const row = await locked(ctx, companyId, id);
      const { status, createdBy } = recordOf(row);
      if (status !== "submitted") throw conflict("decided", "The request has already been decided.");
      if (createdBy !== principalOf(ctx).userId)
        throw new ProblemError("forbidden", {
          code: "own-alone",
          detail: "Only the person who submitted it can withdraw it.",
        });
      await openApproval(ctx, submissionOf(row));
      await withdrawApproval(ctx, id);
      await settle(ctx, row, "withdrawn", null);
      return answer(ctx, 200, companyId, id);
    },

    /** In the queue of approvals. */
    rules: {
      async decide(ctx, { reach, request }, decision, { comment }) {
        const row = await locked(ctx, request.companyId, request.recordId);
        if (decision === "approved") await kind.beforeApproval?.(ctx, row);
        const outcome = await decideApproval(ctx, reach, request, decision, comment);
        if (outcome !== "waiting") await settle(ctx, row, outcome, comment);
      },
      async withdraw(ctx, request) {
        const row = await locked(ctx, request.companyId, request.recordId);
        await withdrawApproval(ctx, request.recordId);
        await settle(ctx, row, "withdrawn", null);
      },
    } satisfies Omit<ApprovalRules, "describe">,
  };
}
