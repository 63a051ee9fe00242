/** Work locations of a company: where people work and clock in. */
import type { WorkLocationInput } from "#generated/hrms/schema.ts";
import { invalid, ProblemError } from "#src/contract/problem.ts";
import { pointFaults } from "#src/domain/shared/point-faults.ts";
import { isTimeZone } from "#src/domain/shared/time-zone.ts";
import { workLocationRecords } from "#src/store/company/work-locations.ts";
import { cleanFields } from "../shared/records/clean-fields.ts";
import { crud } from "../shared/records/crud.ts";
import { jobUsages } from "./shared/job-usages.ts";

export const workLocationsHandlers = crud({
  subject: "work-locations",
  records: workLocationRecords,
  nameOf: ({ name }) => name,
  unique: { work_locations_name: "name", work_locations_code: "code" },
  toFields(body: WorkLocationInput) {
    const fields = cleanFields("work-locations", body);
    const faults = pointFaults(fields);
    if (faults.length > 0) throw new ProblemError("validation", { errors: faults });
    if (!isTimeZone(fields.tz)) throw invalid("/tz", "enum");
    return fields;
  },
  usages: (ctx, id) => jobUsages(ctx, "work-locations", id),
}).handlers;
