/** Review step of the new-employee form; each part links back to its step. */
import { css } from "#generated/styles/css/index.js";
import { Button } from "../../../kit/button.tsx";
import { PropertyList } from "../../../kit/property-list.tsx";
import type { OnStep } from "../../../form/wizard/wizard.tsx";
import { useText } from "../../../messages/use-text.ts";
import { type FieldSpec, labelOf, type Values } from "../../../form/spec.ts";
import { isBlank, isShown } from "../../../form/values.ts";
import { employeeWords } from "./form/words.ts";
import { useValueText } from "./form/value-text.ts";

/** What the server fills in where these are left blank. */
const filledIn = ["employeeNo", "gradeId", "probationEnd", "noticeDays"] as const;

interface NewSummaryProps {
  steps: readonly {
    readonly name: "person" | "identity" | "employment" | "job" | "pay" | "check";
    readonly fields: readonly FieldSpec[];
  }[];
  values: Values;
  onStep: OnStep;
  failure: string | undefined;
}

export function NewSummary({ steps, values, onStep, failure }: NewSummaryProps) {
  const t = useText();
  const words = employeeWords(t);
  const valueText = useValueText();
  return (
    <div className={css({ display: "grid", gap: "5" })}>
      {steps.map(({ name, fields }) => {
        const filled = fields.filter(
          (field) =>
            isShown(field, values) &&
            !isBlank(values[field.name]) &&
            !(Array.isArray(values[field.name]) && (values[field.name] as unknown[]).length === 0),
        );
        if (filled.length === 0) return null;
        const left = filledIn.filter((own) =>
          fields.some((field) => field.name === own && isShown(field, values) && isBlank(values[own])),
        );
        return (
          <section key={name}>
            <div
              className={css({
                display: "flex",
                alignItems: "center",
                justifyContent: "space-between",
                gap: "3",
                mb: "1",
              })}
            >
              <h3 className={css({ fontWeight: "semibold" })}>{t(`employees.step.${name}`)}</h3>
              <Button
                size="sm"
                variant="ghost"
                onClick={() => onStep(name, { replace: false })}
                aria-label={t("employees.changeStep", { step: t(`employees.step.${name}`) })}
              >
                {t("employees.change")}
              </Button>
            </div>
            <PropertyList
              properties={[
                ...filled.map((field) => ({
                  id: field.name,
                  label: labelOf(words, field),
                  value: valueText(field, values[field.name]),
                })),
                ...left.map((own) => ({
                  id: own,
                  label: words.field(own),
                  value: <span className={css({ color: "text.muted" })}>{t(`employees.filled.${own}`)}</span>,
                })),
              ]}
            />
          </section>
        );
      })}
      {!steps.some(({ name }) => name === "pay") && (
        <p className={css({ color: "text.muted" })}>{t("employees.payByOthers")}</p>
      )}
      {failure !== undefined && (
        <p className={css({ color: "danger.text" })} role="alert">
          {failure}
        </p>
      )}
    </div>
  );
}
