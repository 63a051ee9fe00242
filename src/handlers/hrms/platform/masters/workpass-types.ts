/** Work pass types with their dated lowest pay. */
import type { WorkpassTypeInput } from "#generated/hrms/schema.ts";
import { ProblemError } from "#src/contract/problem.ts";
import { salaryFaults } from "#src/domain/platform/dated-rows.ts";
import { occupationsOfType, workpassTypeRecords } from "#src/store/platform/shared/masters/workpass-types.ts";
import { platformCrud } from "../../shared/records/crud.ts";
import { lineOf } from "../../shared/fields.ts";
import { salariesText } from "./fields.ts";

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
      code: lineOf("code", body.code),
      name: lineOf("name", body.name),
      category: body.category,
      employerTied: body.employerTied ?? false,
      levyApplies: body.levyApplies ?? false,
      quotaCounts: body.quotaCounts ?? false,
      cpfApplies: body.cpfApplies ?? false,
      minQualifyingSalary: salaries.toSorted((a, b) => a.effectiveFrom.localeCompare(b.effectiveFrom)),
      maxValidityMonths: body.maxValidityMonths ?? null,
      renewLeadDays: body.renewLeadDays ?? null,
      status: body.status ?? ("active" as const),
    };
  },
  async usages(ctx, id) {
    return (await occupationsOfType(ctx.db, id)).map((occupation) => ({
      subject: "workpass-occupations",
      ...occupation,
    }));
  },
  cells: {
    minQualifyingSalary: ({ minQualifyingSalary }) => salariesText(minQualifyingSalary),
  },
}).handlers;
