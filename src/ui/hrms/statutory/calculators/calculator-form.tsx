/** Inputs of a calculator: main fields, then the optional statutory choices. */
import { css } from "#generated/styles/css/index.js";
import { useId, type ReactNode } from "react";
import { ReadyControls } from "../../../form/control.tsx";
import { PartsInput } from "../../../form/controls/parts-input.tsx";
import { RowsInput } from "../../../form/controls/rows-input.tsx";
import type { FieldErrors } from "../../../form/faults.ts";
import { FormField } from "../../../form/form-field.tsx";
import type { FieldWords, Values } from "../../../form/spec.ts";
import { isShown } from "../../../form/values.ts";
import type { Calculator, Input } from "./calculator.ts";
import type { Words } from "../shared/explanation/words.ts";

/** Loaded with the page: rows that arrive later would move what stands below them. */
const ready = { rows: RowsInput, parts: PartsInput };

interface CalculatorFormProps {
  calculator: Calculator;
  words: Words;
  fieldWords: FieldWords;
  values: Values;
  errors: FieldErrors;
  onChange: (name: string, value: unknown) => void;
}

export function CalculatorForm({ calculator, words, fieldWords, values, errors, onChange }: CalculatorFormProps) {
  const settingsId = useId();
  const shown = calculator.fields.filter((field) => isShown(field, values));
  const settings = shown.filter(({ setting }) => setting);
  const row = (field: Input): ReactNode => (
    <FormField
      key={field.name}
      wide
      inline
      field={field}
      words={fieldWords}
      values={values}
      error={errors[field.name]}
      onChange={(value) => onChange(field.name, value)}
    />
  );
  return (
    <ReadyControls value={ready}>
      <form
        className={css({ display: "grid", gap: "4" })}
        aria-label={words.say("inputs")}
        onSubmit={(event) => event.preventDefault()}
      >
        {shown.filter(({ setting }) => !setting).map(row)}
        {settings.length > 0 && (
          <div
            className={css({ display: "grid", gap: "4", borderTopWidth: "1px", borderColor: "border", pt: "4" })}
            role="group"
            aria-labelledby={settingsId}
          >
            <div>
              <h2 className={css({ fontWeight: "semibold" })} id={settingsId}>
                {words.say("settings")}
              </h2>
              <p className={css({ color: "text.muted", fontSize: "sm", lineHeight: "sm", mt: "0.5" })}>
                {words.say("settings.help")}
              </p>
            </div>
            {settings.map(row)}
          </div>
        )}
      </form>
    </ReadyControls>
  );
}
