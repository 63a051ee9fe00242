/** Leave settings by level, which of them apply to an employee, and copies for others. */
import type { LeaveSettingInput } from "#generated/hrms/schema.ts";
import { conflict, invalid, notFound, ProblemError } from "#src/contract/problem.ts";
import { settingFaults } from "#src/domain/leave/setting.ts";
import type { SettingLevel } from "#src/domain/leave/shared/vocabulary.ts";
import { leaveIncrementRecords } from "#src/store/leave/leave-increments.ts";
import {
  type LeaveSettingFields,
  leaveSettingRecords,
  type LeaveSettingRow,
  sameSetting,
} from "#src/store/leave/leave-settings.ts";
import { leaveTypeRecords } from "#src/store/leave/leave-types.ts";
import { offeredIn } from "#src/store/people/shared/jobs.ts";
import { employeesOffered } from "#src/store/people/shared/offered.ts";
import { companyOf, type HrmsContext, type HrmsHandlers } from "../context.ts";
import { employeeOf } from "../people/shared/people.ts";
import { cleanFields } from "../shared/records/clean-fields.ts";
import { crud } from "../shared/records/crud.ts";
import { checkReference } from "../shared/references.ts";
import { explanationOf } from "../statutory/shared/explanation.ts";
import { applicableTo, companyLeave, factsOf } from "./shared/configuration.ts";
import { checkPolicy } from "./shared/legal-checks.ts";

const targetFields = {
  department: "departmentId",
  grade: "gradeId",
  "employee-group": "employeeGroupId",
  employee: "employeeId",
} as const;
const tables = { department: "departments", grade: "grades", "employee-group": "employee_groups" } as const;

/** Which of the records may be chosen as targets of the level. */
function offeredTargets(
  ctx: HrmsContext,
  companyId: string,
  level: Exclude<SettingLevel, "company">,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  return level === "employee"
    ? employeesOffered(ctx.db, companyId, ids)
    : offeredIn(ctx.db, companyId, tables[level], ids);
}

async function checkTargets(
  ctx: HrmsContext,
  companyId: string,
  body: LeaveSettingInput,
  before: LeaveSettingRow | null,
): Promise<void> {
  for (const level of ["department", "grade", "employee-group", "employee"] as const) {
    const field = targetFields[level];
    const id = body[field] ?? null;
    if (id === null || id === before?.[field]) continue;
    if (!(await offeredTargets(ctx, companyId, level, [id])).has(id)) throw invalid(`/${field}`, "unknown-reference");
  }
}

const settings = crud({
  subject: "leave-settings",
  records: leaveSettingRecords,
  nameOf: ({ leaveType, target }) => (target === null ? leaveType : `${leaveType} – ${target}`),
  unique: {
    leave_settings_once: () =>
      conflict("duplicate", "Another setting of the leave type starts on this day.", [
        { pointer: "/validFrom", code: "taken", message: "is taken" },
      ]),
  },
  unaudited: ["leaveTypeId", "departmentId", "gradeId", "employeeGroupId", "employeeId", "incrementId", "unit"],
  async toFields(body: LeaveSettingInput, ctx, before, companyId) {
    const errors = settingFaults(body);
    if (errors.length > 0) throw new ProblemError("validation", { errors });
    await checkReference("leaveTypeId", body.leaveTypeId, before?.leaveTypeId, (id) =>
      leaveTypeRecords.find(ctx.db, companyId, id),
    );
    await checkTargets(ctx, companyId, body, before);
    const fields = cleanFields("leave-settings", body);
    const increment = await incrementOf(ctx, companyId, fields, before);
    await checkPolicy(ctx, companyId, fields, increment);
    return fields;
  },
});

/** The increment, which must be one of the same leave type. */
async function incrementOf(
  ctx: HrmsContext,
  companyId: string,
  { incrementId = null, leaveTypeId }: Pick<LeaveSettingFields, "incrementId" | "leaveTypeId">,
  before: LeaveSettingRow | null,
) {
  if (incrementId === null) return null;
  const found = await leaveIncrementRecords.find(ctx.db, companyId, incrementId);
  if (!found || (found.status !== "active" && incrementId !== before?.incrementId))
    throw invalid("/incrementId", "unknown-reference");
  if (found.leaveTypeId !== leaveTypeId) throw invalid("/incrementId", "other-leave-type");
  return found.status === "active" ? found : null;
}

/** The setting for another target and first day. */
function copyOf(row: LeaveSettingRow, level: SettingLevel, targetId: string | null, validFrom: string) {
  const { leaveTypeId, entitlement, accrual, rounding, prorateJoiners, prorateLeavers, incrementId } = row;
  const nowhere = { departmentId: null, gradeId: null, employeeGroupId: null, employeeId: null };
  return {
    ...nowhere,
    ...(level !== "company" && { [targetFields[level]]: targetId }),
    leaveTypeId,
    entitlement,
    accrual,
    rounding,
    prorateJoiners,
    prorateLeavers,
    incrementId,
    validFrom,
    status: "active" as const,
  };
}

export const leaveSettingsHandlers = {
  ...settings.handlers,

  async getApplicableLeave({ path: { companyId }, query }, ctx) {
    const day = query.day ?? ctx.today(companyId);
    const { id } = await employeeOf(ctx, { companyId, employeeId: query.employeeId }, { class: "personal" });
    const facts = await factsOf(ctx, companyId, id, day);
    const leave = await companyLeave(ctx, companyId);
    const increments = leave.increments as ReadonlyMap<string, { readonly name?: string }>;
    return {
      employeeId: id,
      employee: facts.fullName,
      day,
      items: applicableTo(leave, facts, day, true).map(
        ({ type, setting, level, candidates, policy, year, yearUnits, entitlement, steps }) => ({
          leaveTypeId: type.id,
          leaveType: type.name,
          kind: type.kind,
          unit: type.unit,
          colour: type.colour,
          level,
          settingId: setting?.id ?? null,
          target: setting?.target ?? null,
          candidates: [...candidates],
          accrual: policy.accrual,
          rounding: policy.rounding,
          prorateJoiners: policy.prorateJoiners,
          prorateLeavers: policy.prorateLeavers,
          increment: setting?.incrementId ? (increments.get(setting.incrementId)?.name ?? null) : null,
          year: { ...year },
          eligible: entitlement.eligible,
          reason: entitlement.reason,
          usableFrom: entitlement.usableFrom,
          entitlement: yearUnits,
          granted: entitlement.units,
          minutes: entitlement.minutes,
          explanation: explanationOf(steps),
        }),
      ),
    };
  },

  async applyLeaveSettings({ path: { companyId }, body }, ctx) {
    await companyOf(ctx, companyId);
    const { level, settingIds, targetIds = [], validFrom } = body;
    if (level === "company" ? targetIds.length > 0 : targetIds.length === 0)
      throw invalid("/targetIds", level === "company" ? "no-targets" : "required");
    if (level !== "company") {
      const offered = await offeredTargets(ctx, companyId, level, targetIds);
      const foreign = targetIds.findIndex((id) => !offered.has(id));
      if (foreign >= 0) throw invalid(`/targetIds/${foreign}`, "unknown-reference");
    }
    // In one order, so that of two calls for the same settings the second one finds what the first has made.
    for (const id of settingIds.toSorted()) await leaveSettingRecords.lock(ctx.db, companyId, id);
    const rows: LeaveSettingRow[] = [];
    for (const [index, id] of settingIds.entries()) {
      const row = await leaveSettingRecords.find(ctx.db, companyId, id);
      if (!row) throw invalid(`/settingIds/${index}`, "unknown-reference");
      if (rows.some(({ leaveTypeId }) => leaveTypeId === row.leaveTypeId))
        throw invalid(`/settingIds/${index}`, "same-leave-type");
      await checkPolicy(
        ctx,
        companyId,
        { ...row, validFrom },
        await incrementOf(ctx, companyId, row, row),
        `/settingIds/${index}`,
      );
      rows.push(row);
    }
    const result = { created: 0, replaced: 0 };
    for (const row of rows)
      for (const targetId of level === "company" ? [null] : targetIds) {
        const fields = copyOf(row, level, targetId, validFrom);
        const same = await sameSetting(ctx.db, companyId, fields);
        if (same === row.id) continue;
        if (same === undefined) {
          await settings.add(ctx, companyId, fields);
          result.created += 1;
          continue;
        }
        const before = await leaveSettingRecords.lock(ctx.db, companyId, same);
        if (!before) throw notFound();
        await settings.save(ctx, { scope: companyId, before }, fields);
        result.replaced += 1;
      }
    return result;
  },
} satisfies HrmsHandlers;
