/** Leave types that tenants begin from. */
import type { GlobalLeaveTypeInput } from "#generated/hrms/schema.ts";
import { invalid, ProblemError } from "#src/contract/problem.ts";
import { entitlementFaults } from "#src/domain/platform/dated-rows.ts";
import { holdCountry } from "#src/store/platform/shared/masters/countries.ts";
import { globalLeaveTypeRecords } from "#src/store/platform/shared/masters/global-leave-types.ts";
import { platformCrud } from "../../shared/records/crud.ts";
import { lineOf } from "../../shared/fields.ts";
import { entitlementText, lineOrNull } from "./fields.ts";

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
      code: lineOf("code", body.code),
      name: lineOf("name", body.name),
      statute: lineOrNull("statute", body.statute),
      unit: body.unit,
      gender: body.gender ?? ("any" as const),
      serviceMonths: body.serviceMonths ?? 0,
      childAge: body.childAge ?? null,
      childCitizen: body.childCitizen ?? ("any" as const),
      maritalStatus: body.maritalStatus ?? ("any" as const),
      defaultEntitlement: (body.defaultEntitlement ?? []).toSorted((a, b) => a.serviceMonths - b.serviceMonths),
      payFraction: Math.round((body.payFraction ?? 1) * 10_000) / 10_000,
      governmentPaidUnits: body.governmentPaidUnits ?? null,
      governmentPaidCap: body.governmentPaidCap ?? null,
      governmentPaidPer: body.governmentPaidPer ?? null,
      docRequired: body.docRequired ?? false,
      country,
      status: body.status ?? ("active" as const),
    };
  },
  cells: {
    defaultEntitlement: ({ defaultEntitlement }) => entitlementText(defaultEntitlement),
  },
}).handlers;
