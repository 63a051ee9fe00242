/** Platform records referenced by an employee's records: they must exist and be active. */
import { bankRecords } from "#src/store/platform/shared/masters/banks.ts";
import { countryRecords } from "#src/store/platform/shared/masters/countries.ts";
import { workpassOccupationRecords } from "#src/store/platform/shared/masters/workpass-occupations.ts";
import { workpassTypeRecords } from "#src/store/platform/shared/masters/workpass-types.ts";
import type { HrmsContext } from "../../context.ts";
import { checkReference } from "../../shared/references.ts";

const finders = {
  bankId: bankRecords,
  countryId: countryRecords,
  typeId: workpassTypeRecords,
  occupationId: workpassOccupationRecords,
};

export function checkMaster(
  ctx: HrmsContext,
  field: keyof typeof finders,
  id: string | null,
  before: string | null | undefined,
): Promise<void> {
  return checkReference(field, id, before, (wanted) => finders[field].find(ctx.db, null, wanted));
}
