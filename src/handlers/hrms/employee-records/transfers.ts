/** Moves to another company: asked for by one person, decided by another, carried out as an exit and a rehire. */
import type { operations, TransferInput } from "#generated/hrms/schema.ts";
import type { Handlers } from "#src/contract/handler.ts";
import { conflict, invalid, ProblemError } from "#src/contract/problem.ts";
import { accessDay } from "#src/store/access.ts";
import { recordEvent } from "#src/store/audit.ts";
import { listCompaniesOf, type Option } from "#src/store/companies.ts";
import { transferRecords } from "#src/store/employee-records/all.ts";
import { lockEmployment, moveEmployee } from "#src/store/employee-records/move-employee.ts";
import { violatedConstraint } from "#src/store/violations.ts";
import { actorOf, type HrmsContext, principalOf } from "../context.ts";
import { lineOf, lineOrNull, linesOrNull } from "../shared/fields.ts";
import { employeeOf } from "../shared/people.ts";
import { subRecords } from "./sub-records.ts";

/** Companies of the tenant besides the employee's own where the person works too. */
async function companiesToMoveTo(ctx: HrmsContext, companyId: string): Promise<Option[]> {
  const companies = await listCompaniesOf(ctx.db, principalOf(ctx).userId, accessDay(ctx.now()));
  return companies.filter(({ id }) => id !== companyId).map(({ id, label }) => ({ id, label }));
}

const transfers = subRecords({
  subject: "transfers",
  records: transferRecords,
  idName: "transferId",
  class: "public",
  nameOf: ({ toCompany, effective }) => `${toCompany} ${effective}`,
  async toFields(body: TransferInput, ctx, _before, employee) {
    if (!(await companiesToMoveTo(ctx, employee.companyId)).some(({ id }) => id === body.toCompanyId)) throw invalid("/toCompanyId", "unknown-reference");
    if (body.effective <= employee.startDate) throw invalid("/effective", "too-early");
    return {
      toCompanyId: body.toCompanyId,
      effective: body.effective,
      keepService: body.keepService ?? true,
      leaveTransfer: body.leaveTransfer ?? ("carry" as const),
      passAction: body.passAction ?? ("none" as const),
      newEmployeeNo: lineOf("newEmployeeNo", body.newEmployeeNo),
      departmentId: body.departmentId,
      designationId: body.designationId,
      locationId: body.locationId ?? null,
      managerId: body.managerId ?? null,
      // Whoever may not write pay leaves it as it is.
      basic: employee.write.has("pay") ? (body.basic ?? null) : null,
      successorId: body.successorId ?? null,
      cpfRelatedApprovalRef: lineOrNull("cpfRelatedApprovalRef", body.cpfRelatedApprovalRef),
      note: linesOrNull("note", body.note),
      status: "requested" as const,
    };
  },
  present: (row, { userId, employee }) => ({
    toCompanyId: row.toCompanyId,
    toCompany: row.toCompany,
    effective: row.effective,
    keepService: row.keepService,
    leaveTransfer: row.leaveTransfer,
    passAction: row.passAction,
    newEmployeeNo: row.newEmployeeNo,
    departmentId: row.departmentId,
    department: row.department,
    designationId: row.designationId,
    designation: row.designation,
    locationId: row.locationId,
    location: row.location,
    managerId: row.managerId,
    manager: row.manager,
    basic: employee.read.has("pay") ? row.basic : null,
    successorId: row.successorId,
    successor: row.successor,
    cpfRelatedApprovalRef: row.cpfRelatedApprovalRef,
    note: row.note,
    status: row.status,
    decidedBy: row.decider,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    comment: row.comment,
    newEmployeeId: row.newEmployeeId,
    own: row.makerId === userId,
  }),
  // The history is read by more people than pay is.
  silent: ["toCompanyId", "departmentId", "designationId", "locationId", "managerId", "successorId", "basic", "decidedBy", "newEmployeeId"],
});

type Step = Parameters<typeof transfers.locked>[1];

async function undecided(ctx: HrmsContext, input: Step, bySecond: boolean) {
  const aim = await transfers.locked(ctx, input, false);
  if (aim.before.status !== "requested") throw conflict("decided", "The transfer has been decided.");
  const own = aim.before.makerId === principalOf(ctx).userId;
  if (bySecond && (own || aim.employee.self)) throw new ProblemError("forbidden", { code: "second-person", detail: "Somebody else has to decide." });
  if (!bySecond && !own) throw new ProblemError("forbidden", { code: "own-alone", detail: "Only who asked for it withdraws it." });
  return aim;
}

export const transfersHandlers: Handlers<operations, HrmsContext> = {
  listTransfers: transfers.list,
  getTransfer: transfers.get,
  listTransferHistory: transfers.history,

  async createTransfer(input, ctx) {
    const { of, employee } = await transfers.enter(ctx, input, true);
    if (employee.status === "exited") throw conflict("not-employed", "Only somebody who is employed can move.");
    const { items } = await transferRecords.page(ctx.db, of, { pageSize: 100 });
    if (items.some(({ status }) => status === "requested")) throw conflict("transfer-open", "Another transfer waits to be decided.");
    return transfers.create(input, ctx);
  },

  async approveTransfer(input, ctx) {
    const aim = await undecided(ctx, input, true);
    const { before, employee, of } = aim;
    const actor = actorOf(ctx);
    const employment = await lockEmployment(ctx.db, of.employeeId);
    if (!employment || employment.status === "exited" || employment.status === "offered" || employment.startDate >= before.effective) throw conflict("not-employed", "Only somebody who is employed can move.");
    const move = { ...before, transferId: before.id, employeeId: of.employeeId };
    const newEmployeeId = await moveEmployee(ctx.db, actor, employment, move, accessDay(ctx.now())).catch((error: unknown) => {
      const constraint = violatedConstraint(error);
      if (constraint === "employees_number") throw conflict("number-taken", "Another employee has the new number.");
      if (constraint === "employees_open") throw conflict("employed-there", "The person has an employment in that company already.");
      throw error;
    });
    const name = employee.fullName;
    const change = (field: string, from: string | null, to: string | null) => ({ field: `employment.${field}`, before: from, after: to });
    await recordEvent(ctx.db, actor, { companyId: of.companyId, action: "update", subject: "employees", recordId: of.employeeId, recordName: name, changes: [change("exitReason", null, "transfer")] });
    await recordEvent(ctx.db, actor, { companyId: before.toCompanyId, action: "create", subject: "employees", recordId: newEmployeeId, recordName: name, changes: [change("employeeNo", null, before.newEmployeeNo), change("startDate", null, before.effective)] });
    const fields = { status: "executed" as const, decidedBy: actor.userId, decidedAt: actor.now, comment: linesOrNull("comment", input.body.comment), newEmployeeId };
    return transfers.answer(200, await transfers.save(ctx, aim, fields), ctx, employee);
  },

  async rejectTransfer(input, ctx) {
    const aim = await undecided(ctx, input, true);
    const { userId, now } = actorOf(ctx);
    const fields = { status: "rejected" as const, decidedBy: userId, decidedAt: now, comment: linesOrNull("comment", input.body.comment) };
    return transfers.answer(200, await transfers.save(ctx, aim, fields), ctx, aim.employee);
  },

  async withdrawTransfer(input, ctx) {
    const aim = await undecided(ctx, input, false);
    return transfers.answer(200, await transfers.save(ctx, aim, { status: "withdrawn" }), ctx, aim.employee);
  },

  async listCompaniesToMoveTo({ path, query }, ctx) {
    await employeeOf(ctx, path, { class: "public" });
    const q = query?.q?.trim().toLowerCase() ?? "";
    return (await companiesToMoveTo(ctx, path.companyId)).filter(({ label }) => label.toLowerCase().includes(q)).slice(0, 100);
  },
};
