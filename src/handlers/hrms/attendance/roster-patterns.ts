/** Rotation patterns of a company. */
import type { RosterPatternInput } from "#generated/hrms/schema.ts";
import { ProblemError } from "#src/contract/problem.ts";
import { patternFaults } from "#src/domain/attendance/pattern.ts";
import { rosterPatternRecords } from "#src/store/attendance/roster-patterns.ts";
import { offeredIn } from "#src/store/people/shared/jobs.ts";
import { cleanFields } from "../shared/records/clean-fields.ts";
import { crud } from "../shared/records/crud.ts";

const textOf = (days: readonly { kind: string; shift: string | null }[]): string =>
  days.map(({ kind, shift }) => shift ?? kind).join("; ");

export const rosterPatternsHandlers = crud({
  subject: "roster-patterns",
  records: rosterPatternRecords,
  nameOf: ({ name }) => name,
  unique: { roster_patterns_name: "name", roster_patterns_code: "code" },
  unaudited: ["length"],
  auditFields: ({ days }) => ({ days: textOf(days) }),
  cells: { days: ({ days }) => textOf(days) },
  async toFields(body: RosterPatternInput, ctx, before, companyId) {
    const days = body.days.map(({ kind, shiftId = null }) => ({ kind, shiftId }));
    const errors = patternFaults({ days });
    const named = days.flatMap(({ shiftId }) => shiftId ?? []);
    const offered = await offeredIn(ctx.db, companyId, "shifts", named);
    const known = new Set(before?.days.map(({ shiftId }) => shiftId));
    for (const [index, { shiftId }] of days.entries())
      if (shiftId !== null && !offered.has(shiftId) && !known.has(shiftId))
        errors.push({ pointer: `/days/${index}/shiftId`, code: "unknown-reference" });
    if (errors.length > 0) throw new ProblemError("validation", { errors });
    return { ...cleanFields("roster-patterns", body), days };
  },
}).handlers;
