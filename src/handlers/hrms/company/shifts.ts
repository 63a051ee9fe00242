/** Shifts of a company: times of working days with their breaks. */
import type { ShiftInput } from "#generated/hrms/schema.ts";
import { ProblemError } from "#src/contract/problem.ts";
import { shiftFaults, workMinutes } from "#src/domain/company/shared/shift.ts";
import { shiftRecords } from "#src/store/company/shifts.ts";
import { cleanFields } from "../shared/records/clean-fields.ts";
import { crud } from "../shared/records/crud.ts";
import { jobUsages } from "./shared/job-usages.ts";

export const shiftsHandlers = crud({
  subject: "shifts",
  records: shiftRecords,
  nameOf: ({ name }) => name,
  unaudited: ["workMinutes"],
  unique: { shifts_name: "name", shifts_code: "code" },
  toFields(body: ShiftInput) {
    const fields = {
      ...cleanFields("shifts", body),
      breaks: (body.breaks ?? []).map(({ start, minutes, paid = false }) => ({ start, minutes, paid })),
    };
    const faults = shiftFaults(fields);
    if (faults.length > 0) throw new ProblemError("validation", { errors: faults });
    return { ...fields, workMinutes: workMinutes(fields) };
  },
  usages: (ctx, id) => jobUsages(ctx, "shifts", id),
  cells: {
    breaks: ({ breaks }) =>
      breaks.map(({ start, minutes, paid }) => `${start} ${minutes} ${paid ? "paid" : "unpaid"}`).join("; "),
  },
}).handlers;
