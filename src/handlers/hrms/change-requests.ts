/** Requests for a change of one's own record: raised by the employee, decided by somebody else, applied in the same transaction. */
import type { ChangeRequest, operations } from "#generated/hrms/schema.ts";
import { type Handlers, reply } from "#src/contract/handler.ts";
import { conflict, notFound, ProblemError } from "#src/contract/problem.ts";
import { changeText, type ChangeState, fieldsOfSection } from "#src/domain/people/change-requests.ts";
import { changedFields } from "#src/domain/history.ts";
import { accessDay } from "#src/store/access.ts";
import { recordEvent } from "#src/store/audit.ts";
import { type ChangeReach, changeRequestPage, findChangeRequest, hasWaitingRequest, insertChangeRequest, settleChangeRequest, type ShownChangeRequest } from "#src/store/change-requests.ts";
import { notify } from "#src/store/notifications.ts";
import { keepersOf, toldOf } from "#src/store/people/keepers.ts";
import { lockEmployee } from "#src/store/people/record.ts";
import { actorOf, type HrmsContext, principalOf } from "./context.ts";
import { applyChange, wantedChange } from "./shared/asked-change.ts";
import { linesOrNull } from "./shared/fields.ts";
import { mailNotice } from "./shared/notice-mails.ts";
import { type Reach, reachOf } from "./shared/people.ts";

type OfRequest = { path: { companyId: string; changeRequestId: string } };

async function reachIn(ctx: HrmsContext, companyId: string): Promise<ChangeReach & { reach: Reach }> {
  const reach = await reachOf(ctx, companyId);
  const { whereReadable, whereWritable, reader } = reach;
  return {
    companyId,
    reach,
    reader,
    read: { personal: whereReadable("personal"), identity: whereReadable("identity") },
    write: { personal: whereWritable("personal"), identity: whereWritable("identity") },
  };
}

function toWire({ request, fullName, employeeNo, decidedBy, mayDecide }: ShownChangeRequest, reader: string | null): ChangeRequest {
  const { id, employeeId, section, before, after, note, fileId, status, decidedAt, decisionNote, createdAt } = request;
  const changes = fieldsOfSection[section]
    .filter((field) => field in after)
    .map((field) => ({ field, before: changeText(before[field]), after: changeText(after[field]) }));
  return {
    id, employeeId, employeeNo, fullName, self: employeeId === reader, section, changes, note, fileId, status, decidedBy,
    decidedAt: decidedAt?.toISOString() ?? null,
    decisionNote, mayDecide,
    createdAt: createdAt.toISOString(),
  };
}

async function found(ctx: HrmsContext, reach: ChangeReach, id: string, lock = false): Promise<ShownChangeRequest> {
  const request = await findChangeRequest(ctx.db, reach, id, lock);
  if (!request) throw notFound("There is no such request.");
  return request;
}

const linkTo = (companyId: string): string => `/companies/${companyId}/change-requests`;

/** Settles the request, keeps it in the history, and answers it as it is now. */
async function settle(ctx: HrmsContext, reach: ChangeReach, { request, fullName }: ShownChangeRequest, status: ChangeState, note: string | null): Promise<ChangeRequest> {
  const actor = actorOf(ctx);
  await settleChangeRequest(ctx.db, request.id, actor, status, note);
  const changes = changedFields({ status: request.status }, { status });
  await recordEvent(ctx.db, actor, { companyId: reach.companyId, action: "update", subject: "change-requests", recordId: request.id, recordName: fullName, changes, ...(note !== null && { reason: note }) });
  return toWire(await found(ctx, reach, request.id), reach.reader);
}

async function decide(ctx: HrmsContext, { path, body }: OfRequest & { body: { note?: string | null } }, status: "approved" | "rejected"): Promise<ChangeRequest> {
  const reach = await reachIn(ctx, path.companyId);
  const shown = await found(ctx, reach, path.changeRequestId, true);
  const { request } = shown;
  if (request.status !== "submitted") throw conflict("not-waiting", "The request does not wait for anybody.");
  const { userId, fullName: by } = principalOf(ctx);
  if (!shown.mayDecide || request.createdBy === userId) throw new ProblemError("forbidden", { code: "second-person", detail: "Somebody else has to decide." });
  const note = linesOrNull("note", body.note);
  if (status === "approved") {
    const whole = await lockEmployee(ctx.db, path.companyId, request.employeeId);
    if (!whole) throw notFound();
    await applyChange(ctx, whole, request, note);
  }
  await notify(ctx.db, actorOf(ctx), [request.createdBy], { type: `change-${status}`, params: { name: request.section, by }, companyId: path.companyId, recordId: request.id });
  const asked = await toldOf(ctx.db, [request.createdBy]);
  const mail = { topic: "decisions", link: `/me/my-profile?tab=employment`, text: (words) => (status === "approved" ? words.approved(by) : words.rejected(by)) } as const satisfies Parameters<typeof mailNotice>[2];
  await mailNotice(ctx.db, asked, mail, ctx.settings.publicUrl, ctx.now());
  ctx.settings.mailQueued();
  return settle(ctx, reach, shown, status, note);
}

async function tellKeepers(ctx: HrmsContext, companyId: string, { request, fullName }: ShownChangeRequest): Promise<void> {
  const name = request.section === "identity" ? "identity" : "personal";
  const keepers = (await keepersOf(ctx.db, companyId, accessDay(ctx.now()))).filter(({ userId, may }) => userId !== request.createdBy && may("edit", name));
  await notify(ctx.db, actorOf(ctx), keepers.map(({ userId }) => userId), { type: "change-requested", params: { person: fullName, name: request.section }, companyId, recordId: request.id });
  await mailNotice(ctx.db, keepers, { topic: "requests", link: `${linkTo(companyId)}?status=submitted`, text: (words) => words.requested(fullName) }, ctx.settings.publicUrl, ctx.now());
  ctx.settings.mailQueued();
}

export const changeRequestsHandlers: Handlers<operations, HrmsContext> = {
  async listChangeRequests({ path, query }, ctx) {
    const reach = await reachIn(ctx, path.companyId);
    const page = await changeRequestPage(ctx.db, reach, query ?? {});
    return { ...page, items: page.items.map((row) => toWire(row, reach.reader)) };
  },

  async getChangeRequest({ path }, ctx) {
    const reach = await reachIn(ctx, path.companyId);
    return toWire(await found(ctx, reach, path.changeRequestId), reach.reader);
  },

  async createChangeRequest({ path, body }, ctx) {
    const reach = await reachIn(ctx, path.companyId);
    if (reach.reader === null) throw new ProblemError("not-found", { code: "no-employment", detail: "You are nobody among the people of this company." });
    const whole = await lockEmployee(ctx.db, path.companyId, reach.reader);
    if (!whole) throw notFound();
    const wanted = await wantedChange(ctx, whole, body);
    if (await hasWaitingRequest(ctx.db, reach.reader, body.section)) throw conflict("already-waiting", "A request for this section waits already: withdraw it, or wait.");
    const actor = actorOf(ctx);
    const made = { createdAt: actor.now, createdBy: actor.userId, updatedAt: actor.now, updatedBy: actor.userId };
    const of = { tenantId: actor.tenantId, companyId: path.companyId, employeeId: reach.reader };
    const id = await insertChangeRequest(ctx.db, { ...of, ...made, ...wanted, section: body.section, note: linesOrNull("note", body.note), status: "submitted" });
    const shown = await found(ctx, reach, id);
    await tellKeepers(ctx, path.companyId, shown);
    await recordEvent(ctx.db, actor, { companyId: path.companyId, action: "create", subject: "change-requests", recordId: id, recordName: shown.fullName, changes: changedFields(null, { section: body.section, status: "submitted" }) });
    return reply(201, toWire(shown, reach.reader));
  },

  approveChangeRequest: (input, ctx) => decide(ctx, input, "approved"),
  rejectChangeRequest: (input, ctx) => decide(ctx, input, "rejected"),

  async withdrawChangeRequest({ path }, ctx) {
    const reach = await reachIn(ctx, path.companyId);
    const shown = await found(ctx, reach, path.changeRequestId, true);
    if (shown.request.employeeId !== reach.reader) throw new ProblemError("forbidden");
    if (shown.request.status !== "submitted") throw conflict("not-waiting", "The request does not wait for anybody.");
    return settle(ctx, reach, shown, "withdrawn", null);
  },
};
