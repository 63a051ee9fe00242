/** Custom fields that a company adds to its employee records. */
import { customFieldDefinitions as resource } from "#generated/hrms/resources/custom-field-definitions.ts";
import { createCustomFieldDefinition as check } from "#generated/hrms/validators/custom-field-definitions.js";
import { choiceFaults } from "#src/domain/people/custom-field.ts";
import { LinesListInput } from "../../../form/controls/lines-list-input.tsx";
import { area } from "../../../crud/area.ts";

export const customFieldDefinitions = area("custom-field-definitions", {
  resource,
  check,
  rules: choiceFaults,
  columns: ["label", "code", "kind", "choices", "required", "position", "status", "updatedAt"],
  filters: ["status"],
  controls: { choices: LinesListInput },
  form: {
    basics: [["label", "code"], ["kind"]],
    choices: [["choices"]],
    place: [["position"], ["required"], ["status"]],
  },
});
