/** Leave types of a company. */
import type { LeaveTypeInput } from "#generated/hrms/schema.ts";
import { ProblemError } from "#src/contract/problem.ts";
import { leaveTypeFaults } from "#src/domain/leave/leave-type.ts";
import { leaveTypeRecords } from "#src/store/leave/leave-types.ts";
import { cleanFields } from "../shared/records/clean-fields.ts";
import { crud } from "../shared/records/crud.ts";

export const leaveTypesHandlers = crud({
  subject: "leave-types",
  records: leaveTypeRecords,
  nameOf: ({ name }) => name,
  unique: { leave_types_name: "name", leave_types_code: "code" },
  toFields(body: LeaveTypeInput) {
    const errors = leaveTypeFaults(body);
    if (errors.length > 0) throw new ProblemError("validation", { errors });
    return {
      ...cleanFields("leave-types", body),
      payFraction: Math.round((body.payFraction ?? 1) * 10_000) / 10_000,
      residencies: body.residencies ?? [],
      passCategories: body.passCategories ?? [],
    };
  },
  cells: {
    residencies: ({ residencies }) => residencies.join("; "),
    passCategories: ({ passCategories }) => passCategories.join("; "),
  },
}).handlers;
