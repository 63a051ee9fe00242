/** Shifts of a company: times of working days with their breaks. */
import type { ShiftInput } from "#generated/hrms/schema.ts";
import { ProblemError } from "#src/contract/problem.ts";
import { shiftFaults, workMinutes } from "#src/domain/company/shift.ts";
import { shiftRecords } from "#src/store/company/shifts.ts";
import { crud } from "../shared/records/crud.ts";
import { lineOf } from "../shared/fields.ts";
import { jobUsages } from "./shared/job-usages.ts";

export const shiftsHandlers = crud({
  subject: "shifts",
  records: shiftRecords,
  nameOf: ({ name }) => name,
  unaudited: ["workMinutes"],
  unique: { shifts_name: "name", shifts_code: "code" },
  toFields(body: ShiftInput) {
    const times = {
      start: body.start,
      end: body.end,
      endNextDay: body.endNextDay ?? false,
      breaks: (body.breaks ?? []).map(({ start, minutes, paid = false }) => ({ start, minutes, paid })),
      earliestInMin: body.earliestInMin ?? null,
      latestOutMin: body.latestOutMin ?? null,
      halfDayMin: body.halfDayMin ?? null,
      absentMin: body.absentMin ?? null,
    };
    const faults = shiftFaults(times);
    if (faults.length > 0) throw new ProblemError("validation", { errors: faults });
    return {
      ...times,
      name: lineOf("name", body.name),
      code: lineOf("code", body.code),
      workMinutes: workMinutes(times),
      graceInMin: body.graceInMin ?? 0,
      graceOutMin: body.graceOutMin ?? 0,
      colour: body.colour ?? ("blue" as const),
      status: body.status ?? ("active" as const),
    };
  },
  usages: (ctx, id) => jobUsages(ctx, "shifts", id),
  cells: {
    breaks: ({ breaks }) =>
      breaks.map(({ start, minutes, paid }) => `${start} ${minutes} ${paid ? "paid" : "unpaid"}`).join("; "),
  },
}).handlers;
