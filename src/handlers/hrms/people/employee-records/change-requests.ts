/** Change requests for a person's own record: created by the employee, decided by someone else, applied in the same transaction. */
import { historyPage } from "../../shared/records/history.ts";
import type { ChangeRequest } from "#generated/hrms/schema.ts";
import { reply } from "#src/contract/handler.ts";
import { conflict, invalid, notFound, ProblemError } from "#src/contract/problem.ts";
import { changedFields } from "#src/domain/shared/history.ts";
import { type ChangeSection, changeText, classOfSection } from "#src/domain/people/change-requests.ts";
import type { ApprovalReach } from "#src/store/approvals/shared/requests.ts";
import { eventsOf, recordEvent } from "#src/store/shared/audit.ts";
import {
  allChangeRequests,
  type ChangeReach,
  changeRequestPage,
  findChangeRequest,
  hasWaitingRequest,
  insertChangeRequest,
  type ShownChangeRequest,
} from "#src/store/people/shared/change-requests.ts";
import { fileOf } from "#src/store/people/asked-change.ts";
import { lockEmployee } from "#src/store/people/shared/record.ts";
import { actorOf, type HrmsContext, type HrmsHandlers } from "../../context.ts";
import { linesOrNull } from "../../shared/fields.ts";
import { several } from "../../shared/file-cells.ts";
import { exportFile } from "../../shared/records/operations.ts";
import { wireOf } from "../../shared/records/wire.ts";
import {
  type ApprovalRules,
  decideApproval,
  type Deciding,
  openApproval,
  submitApproval,
  withdrawApproval,
} from "../../approvals/shared/engine.ts";
import { approvalReachOf, decidableAmong } from "../../approvals/shared/reach.ts";
import { employeeOf, employeeToday, type Reach } from "../shared/people.ts";
import { decidedEmployee } from "../shared/decided-employee.ts";
import { type Asker, type AskedKind, askedFields } from "./asked.ts";
import { askedAccount } from "./asked-account.ts";
import { askedPerson } from "./asked-person.ts";
import { askedDependants, askedPassports } from "./asked-records.ts";
import { settleRequest } from "./settle-request.ts";

type OfRequest = { path: { companyId: string; changeRequestId: string } };

const kinds: Readonly<Record<ChangeSection, AskedKind>> = {
  person: askedPerson,
  contact: askedPerson,
  address: askedPerson,
  emergency: askedPerson,
  identity: askedPerson,
  bankAccount: askedAccount,
  passport: askedPassports,
  dependant: askedDependants,
};
/** Where each section is in the body. */
const parts = ["change", "bankAccount", "passport", "dependant"] as const;
const partOf = (section: ChangeSection): (typeof parts)[number] => parts.find((part) => part === section) ?? "change";

interface ReachIn extends ChangeReach {
  readonly reach: Reach;
  readonly approvals: ApprovalReach;
}

async function reachIn(ctx: HrmsContext, companyId: string): Promise<ReachIn> {
  const approvals = await approvalReachOf(ctx, companyId);
  const { reach } = approvals;
  const { whereReadable, reader } = reach;
  return {
    companyId,
    reach,
    approvals,
    reader,
    read: { personal: whereReadable("personal"), identity: whereReadable("identity"), pay: whereReadable("pay") },
  };
}

/** Without regard to who reads: the approval says who decides. */
const everything = (companyId: string): ChangeReach => ({
  companyId,
  reader: null,
  read: { personal: undefined, identity: undefined, pay: undefined },
});

async function toWire(
  ctx: HrmsContext,
  shown: ShownChangeRequest,
  reader: string | null,
  mayDecide: boolean,
): Promise<ChangeRequest> {
  const { request, ...about } = shown;
  const { employeeId, section, before, after, status } = request;
  const compared =
    status === "submitted"
      ? await kinds[section].compare(ctx, shown)
      : askedFields(request).map((field) => ({ field, now: before[field], result: after[field], conflict: false }));
  const changes = compared.map(({ field, now, result, conflict: both }) => ({
    field,
    before: changeText(before[field]),
    now: changeText(now),
    after: changeText(after[field]),
    result: changeText(result),
    conflict: both,
  }));
  const computed = {
    self: employeeId === reader,
    mayDecide,
    changes,
    conflict: changes.some((change) => change.conflict),
  };
  return wireOf("change-requests", { ...request, ...about }, computed);
}

async function allToWire(
  ctx: HrmsContext,
  { reader, approvals }: ReachIn,
  rows: readonly ShownChangeRequest[],
): Promise<ChangeRequest[]> {
  const decidable = await decidableAmong(
    ctx,
    approvals,
    rows.filter(({ request }) => request.status === "submitted").map(({ request }) => request.id),
  );
  const all: ChangeRequest[] = [];
  for (const row of rows) all.push(await toWire(ctx, row, reader, decidable.has(row.request.id)));
  return all;
}

/** One side of the differences, as the list shows it; all fields if nothing differs. */
function sideOf({ changes }: ChangeRequest, side: "now" | "result"): string {
  const differing = changes.filter(({ now, result, conflict: both }) => both || now !== result);
  const shown = differing.length > 0 ? differing : changes;
  return several(shown.map((change) => `${change.field}: ${change[side]?.replaceAll("\n", " / ") ?? "–"}`));
}

async function found(ctx: HrmsContext, reach: ChangeReach, id: string, lock = false): Promise<ShownChangeRequest> {
  const request = await findChangeRequest(ctx.db, reach, id, lock);
  if (!request) throw notFound("There is no such request.");
  return request;
}

/** The employee, locked until the call ends. */
async function askerOf(
  ctx: HrmsContext,
  companyId: string,
  employeeId: string,
  section: ChangeSection,
): Promise<Asker> {
  const whole = await lockEmployee(ctx.db, companyId, employeeId);
  if (!whole) throw notFound();
  return {
    whole,
    employee: await employeeOf(
      { ...ctx, demands: undefined },
      { companyId, employeeId },
      { class: classOfSection[section] },
    ),
  };
}

/** On a conflict the person deciding must confirm that the request wins. */
function refuseConflict(fields: readonly { field: string; conflict: boolean }[]): void {
  const errors = fields
    .filter((one) => one.conflict)
    .map(({ field }) => ({ pointer: `/changes/${field}`, code: "record-changed" }));
  if (errors.length > 0)
    throw conflict(
      "record-changed",
      "The record has changed since in a way that cannot be put together with the request.",
      errors,
    );
}

/** Of a section of the record: bank accounts have a kind of their own, even if HR enters them. */
const submissionOf = ({ id, companyId, employeeId, section, createdBy }: ShownChangeRequest["request"]) =>
  ({
    companyId,
    employeeId,
    kind: section === "bankAccount" ? "bankAccount" : "changeRequest",
    subject: "change-requests",
    recordId: id,
    section,
    right: classOfSection[section],
    makers: [createdBy],
  }) as const;

/** Decides the current step, and carries out the final decision. */
async function decide(
  ctx: HrmsContext,
  { reach, request: approval }: Deciding,
  decision: "approved" | "rejected",
  { note, replace }: { note: string | null; replace: boolean },
): Promise<void> {
  const outcome = await decideApproval(ctx, reach, approval, decision, note);
  if (outcome === "waiting") return;
  const shown = await found(ctx, everything(approval.companyId), approval.recordId, true);
  const { request } = shown;
  if (request.status !== "submitted") throw conflict("not-waiting", "The request isn't waiting for a decision.");
  const kind = kinds[request.section];
  const whole = await lockEmployee(ctx.db, request.companyId, request.employeeId);
  if (!whole) throw notFound();
  const asker = { whole, employee: decidedEmployee(whole, await employeeToday(ctx, whole.employee.id)) };
  if (outcome === "approved") {
    // Read again under the lock: the record may have just changed.
    const locked = { ...shown, person: whole.person };
    const compared = await kind.compare(ctx, locked);
    if (!replace) refuseConflict(compared);
    await kind.apply(ctx, asker, locked, compared, note);
  } else {
    await kind.drop?.(ctx, asker, shown, "rejected", note);
  }
  await settleRequest(ctx, request, outcome, note);
}

async function withdraw(ctx: HrmsContext, companyId: string, id: string): Promise<void> {
  const shown = await found(ctx, everything(companyId), id, true);
  const { request } = shown;
  if (request.status !== "submitted") throw conflict("not-waiting", "The request isn't waiting for a decision.");
  await withdrawApproval(ctx, request.id);
  await kinds[request.section].drop?.(
    ctx,
    await askerOf(ctx, companyId, request.employeeId, request.section),
    shown,
    "withdrawn",
    null,
  );
  await settleRequest(ctx, request, "withdrawn", null);
}

/** In the queue of approvals. */
export const changeRequestApprovals: ApprovalRules = {
  async describe(ctx, { request: { companyId, recordId } }) {
    const shown = await found(ctx, everything(companyId), recordId);
    const { changes, note, fileId, fileName } = await toWire(ctx, shown, null, false);
    return { changes, note, fileId, fileName };
  },
  decide: (ctx, deciding, decision, { comment, replace }) =>
    decide(ctx, deciding, decision, { note: comment, replace }),
  async withdraw(ctx, { companyId, recordId, employeeId }) {
    const { reader } = await reachIn(ctx, companyId);
    if (reader !== employeeId) throw new ProblemError("forbidden");
    await withdraw(ctx, companyId, recordId);
  },
};

async function decideByPath(
  ctx: HrmsContext,
  { path, body }: OfRequest & { body: { note?: string | null; replace?: boolean } },
  decision: "approved" | "rejected",
): Promise<ChangeRequest> {
  const reach = await reachIn(ctx, path.companyId);
  const { request } = await found(ctx, reach, path.changeRequestId);
  if (request.status !== "submitted") throw conflict("not-waiting", "The request isn't waiting for a decision.");
  const deciding = { reach: reach.approvals, request: await openApproval(ctx, submissionOf(request)) };
  const note = linesOrNull("note", body.note);
  await decide(ctx, deciding, decision, { note, replace: body.replace === true });
  const [wire] = await allToWire(ctx, reach, [await found(ctx, reach, request.id)]);
  return wire as ChangeRequest;
}

export const changeRequestsHandlers = {
  async listChangeRequests({ path, query }, ctx) {
    const reach = await reachIn(ctx, path.companyId);
    const page = await changeRequestPage(ctx.db, reach, query ?? {});
    return { ...page, items: await allToWire(ctx, reach, page.items) };
  },

  async exportChangeRequests({ path, query = {} }, ctx) {
    const reach = await reachIn(ctx, path.companyId);
    const rows = await allChangeRequests(ctx.db, reach, reach.reach.where, query);
    return exportFile("change-requests", query, await allToWire(ctx, reach, rows), {
      cells: { now: (request) => sideOf(request, "now"), result: (request) => sideOf(request, "result") },
    });
  },

  async getChangeRequest({ path }, ctx) {
    const reach = await reachIn(ctx, path.companyId);
    const [wire] = await allToWire(ctx, reach, [await found(ctx, reach, path.changeRequestId)]);
    return wire as ChangeRequest;
  },

  async listChangeRequestHistory({ path, query }, ctx) {
    const { request } = await found(ctx, await reachIn(ctx, path.companyId), path.changeRequestId);
    return historyPage(await eventsOf(ctx.db, "change-requests", request.id, query ?? {}));
  },

  async createChangeRequest({ path, body }, ctx) {
    const reach = await reachIn(ctx, path.companyId);
    if (reach.reader === null)
      throw new ProblemError("not-found", {
        code: "no-employment",
        detail: "Your account isn't linked to an employee of this company.",
      });
    const { section } = body;
    const foreign = parts.find((part) => part !== partOf(section) && body[part] !== undefined);
    if (foreign !== undefined) throw invalid(`/${foreign}`, "unknown");
    const asker = await askerOf(ctx, path.companyId, reach.reader, section);
    if (body.fileId && !(await fileOf(ctx.db, reach.reader, body.fileId)))
      throw invalid("/fileId", "unknown-reference");
    if (await hasWaitingRequest(ctx.db, reach.reader, section, body.recordId ?? null))
      throw conflict("already-waiting", "There is already an open request for this section: withdraw it first.");
    const { recordId = null, fields = null, ...values } = await kinds[section].wanted(ctx, asker, body);
    const actor = actorOf(ctx);
    const made = { createdAt: actor.now, createdBy: actor.userId, updatedAt: actor.now, updatedBy: actor.userId };
    const of = { tenantId: actor.tenantId, companyId: path.companyId, employeeId: reach.reader };
    const id = await insertChangeRequest(ctx.db, {
      ...of,
      ...made,
      ...values,
      recordId,
      fields,
      section,
      fileId: body.fileId ?? null,
      note: linesOrNull("note", body.note),
      status: "submitted",
    });
    const shown = await found(ctx, reach, id);
    await submitApproval(ctx, submissionOf(shown.request));
    await recordEvent(ctx.db, actor, {
      companyId: path.companyId,
      action: "create",
      subject: "change-requests",
      recordId: id,
      recordName: shown.fullName,
      changes: changedFields(null, { section, status: "submitted" }),
    });
    return reply(201, await toWire(ctx, shown, reach.reader, false));
  },

  approveChangeRequest: (input, ctx) => decideByPath(ctx, input, "approved"),
  rejectChangeRequest: (input, ctx) => decideByPath(ctx, input, "rejected"),

  async withdrawChangeRequest({ path }, ctx) {
    const reach = await reachIn(ctx, path.companyId);
    const { request } = await found(ctx, reach, path.changeRequestId);
    if (request.employeeId !== reach.reader) throw new ProblemError("forbidden");
    await withdraw(ctx, path.companyId, request.id);
    return toWire(ctx, await found(ctx, reach, request.id), reach.reader, false);
  },
} satisfies HrmsHandlers;
