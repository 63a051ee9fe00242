/** Work pass types with their dated lowest pay. */
import type { WorkpassTypeInput } from "#generated/hrms/schema.ts";
import { ProblemError } from "#src/contract/problem.ts";
import { centsToUnits } from "#src/domain/shared/money.ts";
import { salaryFaults } from "#src/domain/platform/dated-rows.ts";
import { occupationsOfType, workpassTypeRecords } from "#src/store/platform/shared/masters/workpass-types.ts";
import { cleanFields } from "../../shared/records/clean-fields.ts";
import { platformCrud } from "../../shared/records/crud.ts";

export const workpassTypesHandlers = platformCrud({
  subject: "workpass-types",
  records: workpassTypeRecords,
  nameOf: ({ name }) => name,
  unique: { workpass_types_code: "code" },
  toFields(body: WorkpassTypeInput) {
    const errors = salaryFaults(body);
    if (errors.length > 0) throw new ProblemError("validation", { errors });
    const salaries = (body.minQualifyingSalary ?? []).map(
      ({ effectiveFrom, amount, financialServices = null, renewalsFrom = null }) => ({
        effectiveFrom,
        amount,
        financialServices,
        renewalsFrom,
      }),
    );
    return {
      ...cleanFields("workpass-types", body),
      minQualifyingSalary: salaries.toSorted((a, b) => a.effectiveFrom.localeCompare(b.effectiveFrom)),
    };
  },
  async usages(ctx, id) {
    return (await occupationsOfType(ctx.db, id)).map((occupation) => ({
      subject: "workpass-occupations",
      ...occupation,
    }));
  },
  cells: {
    minQualifyingSalary: ({ minQualifyingSalary }) =>
      minQualifyingSalary.map(({ effectiveFrom, amount }) => `${effectiveFrom} ${centsToUnits(amount)}`).join("; "),
  },
}).handlers;
