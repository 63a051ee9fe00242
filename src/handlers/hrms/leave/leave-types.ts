/** Leave types of a company. */
import type { LeaveTypeInput } from "#generated/hrms/schema.ts";
import { invalid, ProblemError } from "#src/contract/problem.ts";
import { leaveTypeFaults } from "#src/domain/leave/leave-type.ts";
import { legalTypeFaults } from "#src/domain/leave/legal-faults.ts";
import { accessDay } from "#src/store/access/shared/access.ts";
import { activeIncrements, activeSettings } from "#src/store/leave/leave-settings.ts";
import { leaveTypeRecords, typeUsages } from "#src/store/leave/leave-types.ts";
import { missingLeaveTypes } from "#src/store/leave/shared/first-leave-types.ts";
import { companyOf, type HrmsContext, type HrmsHandlers } from "../context.ts";
import { ratesOf } from "../statutory/shared/rates.ts";
import { checkPolicy, type CheckedType } from "./shared/legal-checks.ts";
import { cleanFields } from "../shared/records/clean-fields.ts";
import { crud } from "../shared/records/crud.ts";

type Row = NonNullable<Awaited<ReturnType<typeof leaveTypeRecords.find>>>;

/** Settings keep their meaning, and are not below the law of what the type becomes. */
async function checkSettings(ctx: HrmsContext, companyId: string, before: Row, type: CheckedType): Promise<void> {
  const own = (await activeSettings(ctx.db, companyId)).filter(({ leaveTypeId }) => leaveTypeId === before.id);
  if (own.length === 0) return;
  if (type.unit !== before.unit) throw invalid("/unit", "unit-in-use");
  const increments = await activeIncrements(ctx.db, companyId);
  for (const setting of own) {
    const increment = setting.incrementId === null ? null : (increments.get(setting.incrementId) ?? null);
    await checkPolicy(ctx, companyId, setting, increment, "/kind", type);
  }
}

const leaveTypes = crud({
  subject: "leave-types",
  records: leaveTypeRecords,
  nameOf: ({ name }) => name,
  unique: { leave_types_name: "name", leave_types_code: "code" },
  unaudited: ["globalLeaveTypeId"],
  auditFields: ({ residencies, passCategories }) => ({
    residencies: residencies.join("; "),
    passCategories: passCategories.join("; "),
  }),
  async toFields(body: LeaveTypeInput, ctx, before, companyId) {
    const fields = {
      ...cleanFields("leave-types", body),
      payFraction: Math.round((body.payFraction ?? 1) * 10_000) / 10_000,
      residencies: body.residencies ?? [],
      passCategories: body.passCategories ?? [],
    };
    const { leave } = await ratesOf(ctx);
    const errors = [
      ...leaveTypeFaults(body),
      ...legalTypeFaults({ ...fields, eligibility: fields }, leave, accessDay(ctx.now())),
    ];
    if (errors.length > 0) throw new ProblemError("validation", { errors });
    if (before) await checkSettings(ctx, companyId, before, fields);
    return fields;
  },
  usages: (ctx, id) => typeUsages(ctx.db, id),
  cells: {
    residencies: ({ residencies }) => residencies.join("; "),
    passCategories: ({ passCategories }) => passCategories.join("; "),
  },
});

export const leaveTypesHandlers = {
  ...leaveTypes.handlers,

  async addGlobalLeaveTypes({ path: { companyId } }, ctx) {
    await companyOf(ctx, companyId);
    const types = await missingLeaveTypes(ctx.db, companyId);
    for (const type of types) await leaveTypes.add(ctx, companyId, type);
    return { added: types.length, names: types.map(({ name }) => name) };
  },
} satisfies HrmsHandlers;
