/** Section with the company's custom fields. */
import type { Employee } from "#generated/hrms/schema.ts";
import { PropertyList } from "../../../kit/property-list.tsx";
import { useText } from "../../../messages/use-text.ts";
import { EditButton } from "./edit-button.tsx";
import { type FieldSpec, labelOf } from "../../../form/spec.ts";
import { isBlank } from "../../../form/values.ts";
import { employeeWords } from "./form/words.ts";
import { useValueText } from "./form/value-text.ts";
import { ownValues } from "./own-fields.ts";
import { Section } from "./section.tsx";

interface OwnSectionProps {
  employee: Employee;
  specs: readonly FieldSpec[];
  may: boolean;
}

export function OwnSection({ employee, specs, may }: OwnSectionProps) {
  const t = useText();
  const words = employeeWords(t);
  const valueText = useValueText();
  const values = ownValues(specs, employee.personal?.customFields ?? {});
  const filled = specs.filter(({ name }) => !isBlank(values[name]));
  return (
    <Section
      title={t("employees.section.own")}
      action={<EditButton employee={employee} part="own" fields={specs} may={may} />}
    >
      {filled.length === 0 ? (
        t("employees.nothingYet")
      ) : (
        <PropertyList
          properties={filled.map((field) => ({
            id: field.name,
            label: labelOf(words, field),
            value: valueText(field, values[field.name]),
          }))}
        />
      )}
    </Section>
  );
}
