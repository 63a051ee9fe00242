/** Inputs of a calculator: main fields, then the optional statutory choices. */
import { chakra } from "@chakra-ui/react";
import { useId, type ReactNode } from "react";
import type { Calculator, FieldSpec } from "./calculator.ts";
import { FieldControl } from "./field-control.tsx";
import { ListField } from "./list-field.tsx";
import { MonthRows } from "./month-rows.tsx";
import { type Draft, type Drafts, valuesOf } from "./values.ts";
import type { Words } from "./words.ts";

interface CalculatorFormProps {
  calculator: Calculator;
  words: Words;
  drafts: Drafts;
  errors: Readonly<Record<string, string>>;
  onChange: (name: string, value: Draft) => void;
}

export function CalculatorForm({ calculator, words, drafts, errors, onChange }: CalculatorFormProps) {
  const settingsId = useId();
  const values = valuesOf(drafts);
  const shown = calculator.fields.filter(({ when }) => when?.(values) !== false);
  const row = (field: FieldSpec): ReactNode => {
    const Rows = field.kind === "months" ? MonthRows : ListField;
    return field.columns !== undefined ? (
      <Rows
        key={field.name}
        field={field}
        words={words}
        rows={(drafts[field.name] ?? []) as readonly Drafts[]}
        errors={errors}
        onChange={(value) => onChange(field.name, value)}
      />
    ) : (
      <FieldControl
        key={field.name}
        field={field}
        words={words}
        value={drafts[field.name] ?? null}
        error={errors[field.name]}
        onChange={(value) => onChange(field.name, value)}
      />
    );
  };
  const settings = shown.filter(({ setting }) => setting === true);
  return (
    <chakra.form display="grid" gap="4" aria-label={words.say("inputs")} onSubmit={(event) => event.preventDefault()}>
      {shown.filter(({ setting }) => setting !== true).map(row)}
      {settings.length > 0 && (
        <chakra.div
          role="group"
          aria-labelledby={settingsId}
          display="grid"
          gap="4"
          borderTopWidth="1px"
          borderColor="border"
          pt="4"
        >
          <div>
            <chakra.h2 id={settingsId} fontWeight="semibold">
              {words.say("settings")}
            </chakra.h2>
            <chakra.p color="text.muted" fontSize="sm" lineHeight="sm" mt="0.5">
              {words.say("settings.help")}
            </chakra.p>
          </div>
          {settings.map(row)}
        </chakra.div>
      )}
    </chakra.form>
  );
}
