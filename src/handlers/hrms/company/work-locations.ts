/** Work locations of a company: where people work and clock in. */
import type { WorkLocationInput } from "#generated/hrms/schema.ts";
import { invalid, ProblemError } from "#src/contract/problem.ts";
import { pointFaults } from "#src/domain/shared/point-faults.ts";
import { isTimeZone } from "#src/domain/shared/time-zone.ts";
import { workLocationRecords } from "#src/store/company/work-locations.ts";
import { crud } from "../shared/records/crud.ts";
import { lineOf, lineOrNull, linesOrNull } from "../shared/fields.ts";
import { jobUsages } from "./shared/job-usages.ts";

export const workLocationsHandlers = crud({
  subject: "work-locations",
  records: workLocationRecords,
  nameOf: ({ name }) => name,
  unique: { work_locations_name: "name", work_locations_code: "code" },
  toFields(body: WorkLocationInput) {
    const { lat = null, lng = null, tz = "Asia/Singapore" } = body;
    const faults = pointFaults({ lat, lng });
    if (faults.length > 0) throw new ProblemError("validation", { errors: faults });
    if (!isTimeZone(tz)) throw invalid("/tz", "enum");
    return {
      name: lineOf("name", body.name),
      code: lineOrNull("code", body.code),
      address: linesOrNull("address", body.address),
      lat,
      lng,
      radiusM: body.radiusM ?? 100,
      tz,
      status: body.status ?? ("active" as const),
    };
  },
  usages: (ctx, id) => jobUsages(ctx, "work-locations", id),
}).handlers;
