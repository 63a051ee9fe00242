/** Work pass occupations by SSOC, one by one and as whole lists. */
import type { WorkpassOccupationInput } from "#generated/hrms/schema.ts";
import { invalid } from "#src/contract/problem.ts";
import { workpassOccupationRecords } from "#src/store/platform/shared/masters/workpass-occupations.ts";
import { holdWorkpassTypes } from "#src/store/platform/shared/masters/workpass-types.ts";
import type { HrmsContext, HrmsHandlers } from "../../context.ts";
import { cleanFields } from "../../shared/records/clean-fields.ts";
import { platformCrud } from "../../shared/records/crud.ts";
import { importOccupations } from "./import-occupations.ts";

async function knownTypes(ctx: HrmsContext, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const known = new Set((await holdWorkpassTypes(ctx.db)).map(({ id }) => id));
  const unknown = ids.findIndex((id) => !known.has(id));
  if (unknown >= 0) throw invalid(`/workpassTypeIds/${unknown}`, "unknown-reference");
  return [...ids];
}

const occupations = platformCrud({
  subject: "workpass-occupations",
  records: workpassOccupationRecords,
  nameOf: ({ title }) => title,
  unique: { workpass_occupations_code: "code" },
  // The codes of the types say it in the history.
  unaudited: ["workpassTypeIds"],
  async toFields(body: WorkpassOccupationInput, ctx) {
    return {
      ...cleanFields("workpass-occupations", body),
      workpassTypeIds: await knownTypes(ctx, body.workpassTypeIds ?? []),
    };
  },
  cells: {
    workpassTypes: ({ workpassTypes }) => workpassTypes.join(";"),
  },
});

export const workpassOccupationsHandlers = {
  ...occupations.handlers,
  importWorkpassOccupations: ({ body }, ctx) => importOccupations(ctx, body.csv, body.dryRun ?? true),
} satisfies HrmsHandlers;
