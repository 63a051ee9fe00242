/** Custom fields of a company. */
import type { CustomFieldDefinitionInput } from "#generated/hrms/schema.ts";
import { invalid } from "#src/contract/problem.ts";
import { choiceFaults } from "#src/domain/people/custom-field.ts";
import { customFieldDefinitionRecords } from "#src/store/people/custom-field-definitions.ts";
import { cleanFields } from "../shared/records/clean-fields.ts";
import { crud } from "../shared/records/crud.ts";
import { lineOf } from "../shared/fields.ts";
import { several } from "../shared/file-cells.ts";
import { takeOf } from "../platform/shared/limits.ts";

export const customFieldDefinitionsHandlers = crud({
  subject: "custom-field-definitions",
  records: customFieldDefinitionRecords,
  nameOf: ({ label }) => label,
  unique: { custom_field_definitions_code: "code" },
  async toFields(body: CustomFieldDefinitionInput, ctx, before) {
    // Values are stored under the code, and read by the kind.
    if (before && before.code !== body.code) throw invalid("/code", "fixed");
    if (before && before.kind !== body.kind) throw invalid("/kind", "fixed");
    const choices = (body.choices ?? []).map((choice) => lineOf("choices", choice));
    for (const { pointer, code } of choiceFaults({ kind: body.kind, choices })) throw invalid(pointer, code);
    if (!before) await takeOf(ctx, "customFields");
    return {
      ...cleanFields("custom-field-definitions", body),
      choices: body.kind === "choice" ? choices : [],
    };
  },
  cells: {
    choices: ({ choices }) => several(choices),
  },
}).handlers;
