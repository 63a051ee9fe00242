/** Form sections: heading, description and rows of fields. */
import { css, cx } from "#generated/styles/css/index.js";
import { Suspense, useId, type ComponentType } from "react";
import { FormField, type FormFieldProps } from "./form-field.tsx";
import type { Kind } from "./kind.ts";
import { sectionColumns } from "./section-columns.ts";
import { SectionList } from "./section-list.tsx";
import type { FieldSpec, Values } from "./spec.ts";
import { isShown } from "./values.ts";

/** Helps to fill in the fields of a section, such as a map for a position. */
export type SectionAid = ComponentType<{
  readonly values: Values;
  readonly onChange: (name: string, value: unknown) => void;
}>;

export interface FormSection {
  readonly name: string;
  readonly title: string;
  readonly help: string;
  readonly lines: readonly (readonly FieldSpec[])[];
  /** Shown below the fields. */
  readonly aid?: SectionAid;
}

interface FormSectionsProps extends Pick<FormFieldProps, "words" | "scope" | "row"> {
  sections: readonly FormSection[];
  values: Values;
  errors: Readonly<Record<string, string | undefined>>;
  helpOf?: (name: string) => string | undefined;
  onChange: (name: string, value: unknown) => void;
  onLeave: (name: string) => void;
}

/** Relative widths: text needs most, then choices and dates, then numbers. */
const shares: Readonly<Partial<Record<Kind, number>>> = { text: 3, lines: 3, reference: 3, choice: 2, date: 2 };
/** Equal width, so that fields without text align in columns. */
const even = 2;

function columnsOf(fields: readonly FieldSpec[]): string {
  const wanted = fields.map(({ kind }) => shares[kind] ?? 1);
  return wanted.map((share) => `minmax(0, ${Math.max(...wanted) > even ? share : 1}fr)`).join(" ");
}

/** Fields that do not apply beside the other values leave no gap. */
const shownLines = (lines: FormSection["lines"], values: Values) =>
  lines
    .map((fields, line) => ({ line, fields: fields.filter((field) => isShown(field, values)) }))
    .filter(({ fields }) => fields.length > 0);

export function FormSections({ sections, values, errors, helpOf, onChange, onLeave, ...field }: FormSectionsProps) {
  const id = useId();
  return (
    <SectionList
      sections={sections}
      linesOf={({ lines }) => lines.length}
      render={({ name: section, title, help, lines, aid: Aid }) => (
        <fieldset
          key={section}
          className={cx(sectionColumns, css({ p: "5", minW: "0" }))}
          aria-labelledby={`${id}-${section}`}
        >
          <div className={css({ mb: "4" })}>
            <p className={css({ fontWeight: "semibold" })} id={`${id}-${section}`}>
              {title}
            </p>
            <p className={css({ color: "text.muted", fontSize: "sm", lineHeight: "sm", mt: "0.5" })}>{help}</p>
          </div>
          <div className={css({ display: "grid", gap: "4", gridTemplateColumns: "minmax(0, 1fr)" })}>
            {shownLines(lines, values).map(({ line, fields }) => (
              <div
                key={line}
                className={css({
                  display: "grid",
                  gap: "4",
                  alignItems: "start",
                  gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "var(--columns)" },
                })}
                style={{ ["--columns" as string]: columnsOf(fields) }}
              >
                {fields.map((each) => (
                  <FormField
                    key={each.name}
                    {...field}
                    field={each}
                    values={values}
                    error={errors[each.name]}
                    help={helpOf?.(each.name)}
                    onChange={(value) => onChange(each.name, value)}
                    onBlur={() => onLeave(each.name)}
                  />
                ))}
              </div>
            ))}
            {Aid && (
              <Suspense>
                <Aid values={values} onChange={onChange} />
              </Suspense>
            )}
          </div>
        </fieldset>
      )}
    />
  );
}
