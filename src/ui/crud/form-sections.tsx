/** The sections of a form: a heading, a line of explanation, and the fields as the declaration groups them. */
import { chakra } from "@chakra-ui/react";
import type { Area, Row } from "./area.ts";
import { Card } from "../kit/card.tsx";
import { FieldInput } from "./field-input.tsx";
import type { Values } from "./form-values.ts";
import { kindOf } from "./kind.ts";
import type { Labels } from "./labels.ts";

interface FormSectionsProps {
  area: Area;
  scope: Readonly<Record<string, string>>;
  labels: Labels;
  values: Values;
  row?: Row | undefined;
  /** Sentence by field. */
  errors: Readonly<Record<string, string>>;
  onChange: (name: string, value: unknown) => void;
  onLeave: (name: string) => void;
}

/** Text needs more room than a number beside it, a choice or a day something between. */
const shares: Readonly<Record<string, number>> = { text: 3, lines: 3, reference: 3, choice: 2, date: 2 };
/** These are of one width, so that columns without text stand below each other. */
const even = 2;

function columnsOf(area: Area, names: readonly string[]): string {
  const wanted = names.map((name) => shares[kindOf(area.resource.input[name])] ?? 1);
  return wanted.map((share) => `minmax(0, ${Math.max(...wanted) > even ? share : 1}fr)`).join(" ");
}

export function FormSections({ area, scope, labels, values, row, errors, onChange, onLeave }: FormSectionsProps) {
  return (
    <Card>
      {Object.entries(area.form).map(([section, rows], index) => (
        <chakra.fieldset key={section} p="5" borderTopWidth={index > 0 ? "1px" : "0"} borderColor="border" minW="0">
          {/* Floating, it stands inside the box like any other line. */}
          <chakra.legend float="left" w="full" fontWeight="semibold">
            {labels.text(`section.${section}`)}
          </chakra.legend>
          <chakra.p clear="both" color="text.muted" fontSize="sm" lineHeight="sm" mt="0.5" mb="4">
            {labels.text(`section.${section}.help`)}
          </chakra.p>
          <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
            {rows.map((names) => (
              <chakra.div
                key={names.join()}
                display="grid"
                gap="4"
                alignItems="start"
                gridTemplateColumns={{ base: "minmax(0, 1fr)", sm: columnsOf(area, names) }}
              >
                {names.map((name) => (
                  <FieldInput
                    key={name}
                    area={area}
                    scope={scope}
                    labels={labels}
                    name={name}
                    value={values[name]}
                    values={values}
                    row={row}
                    error={errors[name]}
                    onChange={(value) => onChange(name, value)}
                    onBlur={() => onLeave(name)}
                  />
                ))}
              </chakra.div>
            ))}
          </chakra.div>
        </chakra.fieldset>
      ))}
    </Card>
  );
}
