/** Values of custom fields in a body, validated against the company's definitions. */
import { ProblemError } from "#src/contract/problem.ts";
import { customFieldFaults } from "#src/domain/people/custom-fields.ts";
import type { CustomFields } from "#src/domain/people/shared/vocabulary.ts";
import { activeCustomFields } from "#src/store/people/custom-field-definitions.ts";
import type { HrmsContext } from "../../context.ts";

/** Throws if a value is invalid; values of a removed field may stay. */
export async function checkCustomFields(
  ctx: HrmsContext,
  companyId: string,
  values: CustomFields,
  before: CustomFields = {},
): Promise<void> {
  const errors = customFieldFaults(await activeCustomFields(ctx.db, companyId), values, before);
  if (errors.length > 0) throw new ProblemError("validation", { errors });
}
