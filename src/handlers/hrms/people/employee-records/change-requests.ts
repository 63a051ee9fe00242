/** Change requests for a person's own record: created by the employee, decided by someone else, applied in the same transaction. */
import type { ChangeRequest } from "#generated/hrms/schema.ts";
import { reply } from "#src/contract/handler.ts";
import { conflict, invalid, notFound, ProblemError } from "#src/contract/problem.ts";
import { changedFields } from "#src/domain/shared/history.ts";
import { type ChangeSection, changeText, classOfSection } from "#src/domain/people/change-requests.ts";
import { accessDay } from "#src/store/access/shared/access.ts";
import { recordEvent } from "#src/store/shared/audit.ts";
import {
  allChangeRequests,
  type ChangeReach,
  changeRequestPage,
  findChangeRequest,
  hasWaitingRequest,
  insertChangeRequest,
  type ShownChangeRequest,
} from "#src/store/people/shared/change-requests.ts";
import { notify } from "#src/store/account/shared/notifications.ts";
import { fileOf } from "#src/store/people/asked-change.ts";
import { hrRecipientsOf } from "#src/store/people/shared/hr-recipients.ts";
import { lockEmployee } from "#src/store/people/shared/record.ts";
import { actorOf, type HrmsContext, type HrmsHandlers, principalOf } from "../../context.ts";
import { linesOrNull } from "../../shared/fields.ts";
import { several } from "../../shared/file-cells.ts";
import { exportFile } from "../../shared/records/operations.ts";
import { wireOf } from "../../shared/records/wire.ts";
import { mailNotice } from "../../account/shared/notice-mails.ts";
import { employeeOf, type Reach, reachOf, secondPerson } from "../shared/people.ts";
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

async function reachIn(ctx: HrmsContext, companyId: string): Promise<ChangeReach & { reach: Reach }> {
  const reach = await reachOf(ctx, companyId);
  const { whereReadable, whereWritable, whereApprovable, reader } = reach;
  return {
    companyId,
    reach,
    reader,
    read: { personal: whereReadable("personal"), identity: whereReadable("identity"), pay: whereReadable("pay") },
    // The person deciding approves an account but does not write it.
    write: { personal: whereWritable("personal"), identity: whereWritable("identity"), pay: whereApprovable("pay") },
  };
}

async function toWire(ctx: HrmsContext, shown: ShownChangeRequest, reader: string | null): Promise<ChangeRequest> {
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
  const computed = { self: employeeId === reader, changes, conflict: changes.some((change) => change.conflict) };
  return wireOf("change-requests", { ...request, ...about }, computed);
}

async function allToWire(
  ctx: HrmsContext,
  rows: readonly ShownChangeRequest[],
  reader: string | null,
): Promise<ChangeRequest[]> {
  const all: ChangeRequest[] = [];
  for (const row of rows) all.push(await toWire(ctx, row, reader));
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

const linkTo = (companyId: string): string => `/companies/${companyId}/change-requests`;

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

async function decide(
  ctx: HrmsContext,
  { path, body }: OfRequest & { body: { note?: string | null; replace?: boolean } },
  status: "approved" | "rejected",
): Promise<ChangeRequest> {
  const reach = await reachIn(ctx, path.companyId);
  const shown = await found(ctx, reach, path.changeRequestId, true);
  const { request } = shown;
  if (request.status !== "submitted") throw conflict("not-waiting", "The request isn't waiting for a decision.");
  if (!shown.mayDecide || request.createdBy === principalOf(ctx).userId) throw secondPerson();
  const note = linesOrNull("note", body.note);
  const kind = kinds[request.section];
  const asker = await askerOf(ctx, path.companyId, request.employeeId, request.section);
  if (status === "approved") {
    // Read again under the lock: the record may have just changed.
    const locked = { ...shown, person: asker.whole.person };
    const compared = await kind.compare(ctx, locked);
    if (body.replace !== true) refuseConflict(compared);
    await kind.apply(ctx, asker, locked, compared, note);
  } else {
    await kind.drop?.(ctx, asker, shown, "rejected", note);
  }
  await settleRequest(ctx, request, status, note);
  return toWire(ctx, await found(ctx, reach, request.id), reach.reader);
}

async function notifyHr(ctx: HrmsContext, companyId: string, { request, fullName }: ShownChangeRequest): Promise<void> {
  const name = classOfSection[request.section];
  const action = name === "pay" ? "approve" : "edit";
  const recipients = (await hrRecipientsOf(ctx.db, companyId, accessDay(ctx.now()))).filter(
    ({ userId, may }) => userId !== request.createdBy && may(action, name),
  );
  await notify(
    ctx.db,
    actorOf(ctx),
    recipients.map(({ userId }) => userId),
    { type: "change-requested", params: { person: fullName, name: request.section }, companyId, recordId: request.id },
  );
  await mailNotice(
    ctx.db,
    recipients,
    {
      topic: "requests",
      link: `${linkTo(companyId)}?status=submitted`,
      template: "change-requested",
      facts: { person: fullName },
    },
    ctx.settings.publicUrl,
    ctx.now(),
  );
}

export const changeRequestsHandlers = {
  async listChangeRequests({ path, query }, ctx) {
    const reach = await reachIn(ctx, path.companyId);
    const page = await changeRequestPage(ctx.db, reach, query ?? {});
    return { ...page, items: await allToWire(ctx, page.items, reach.reader) };
  },

  async exportChangeRequests({ path, query = {} }, ctx) {
    const reach = await reachIn(ctx, path.companyId);
    const rows = await allChangeRequests(ctx.db, reach, reach.reach.where, query);
    return exportFile("change-requests", query, await allToWire(ctx, rows, reach.reader), {
      cells: { now: (request) => sideOf(request, "now"), result: (request) => sideOf(request, "result") },
    });
  },

  async getChangeRequest({ path }, ctx) {
    const reach = await reachIn(ctx, path.companyId);
    return toWire(ctx, await found(ctx, reach, path.changeRequestId), reach.reader);
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
    await notifyHr(ctx, path.companyId, shown);
    await recordEvent(ctx.db, actor, {
      companyId: path.companyId,
      action: "create",
      subject: "change-requests",
      recordId: id,
      recordName: shown.fullName,
      changes: changedFields(null, { section, status: "submitted" }),
    });
    return reply(201, await toWire(ctx, shown, reach.reader));
  },

  approveChangeRequest: (input, ctx) => decide(ctx, input, "approved"),
  rejectChangeRequest: (input, ctx) => decide(ctx, input, "rejected"),

  async withdrawChangeRequest({ path }, ctx) {
    const reach = await reachIn(ctx, path.companyId);
    const shown = await found(ctx, reach, path.changeRequestId, true);
    const { request } = shown;
    if (request.employeeId !== reach.reader) throw new ProblemError("forbidden");
    if (request.status !== "submitted") throw conflict("not-waiting", "The request isn't waiting for a decision.");
    await kinds[request.section].drop?.(
      ctx,
      await askerOf(ctx, path.companyId, request.employeeId, request.section),
      shown,
      "withdrawn",
      null,
    );
    await settleRequest(ctx, request, "withdrawn", null);
    return toWire(ctx, await found(ctx, reach, request.id), reach.reader);
  },
} satisfies HrmsHandlers;
