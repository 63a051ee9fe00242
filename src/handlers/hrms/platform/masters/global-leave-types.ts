/** Leave types that tenants begin from. */
import type { GlobalLeaveTypeInput } from "#generated/hrms/schema.ts";
import { invalid, ProblemError } from "#src/contract/problem.ts";
import { entitlementFaults } from "#src/domain/platform/dated-rows.ts";
import { holdCountry } from "#src/store/platform/shared/masters/countries.ts";
import { globalLeaveTypeRecords } from "#src/store/platform/shared/masters/global-leave-types.ts";
import { cleanFields } from "../../shared/records/clean-fields.ts";
import { platformCrud } from "../../shared/records/crud.ts";

export const globalLeaveTypesHandlers = platformCrud({
  subject: "global-leave-types",
  records: globalLeaveTypeRecords,
  nameOf: ({ name }) => name,
  unique: { global_leave_types_code: "code" },
  async toFields(body: GlobalLeaveTypeInput, ctx) {
    const errors = entitlementFaults(body);
    if (errors.length > 0) throw new ProblemError("validation", { errors });
    const country = body.country.toUpperCase();
    if (!(await holdCountry(ctx.db, country))) throw invalid("/country", "unknown-reference");
    return {
      ...cleanFields("global-leave-types", body),
      defaultEntitlement: (body.defaultEntitlement ?? []).toSorted((a, b) => a.serviceMonths - b.serviceMonths),
      payFraction: Math.round((body.payFraction ?? 1) * 10_000) / 10_000,
      country,
    };
  },
  cells: {
    defaultEntitlement: ({ defaultEntitlement }) =>
      defaultEntitlement.map(({ serviceMonths, units }) => `${serviceMonths} ${units}`).join("; "),
  },
}).handlers;
