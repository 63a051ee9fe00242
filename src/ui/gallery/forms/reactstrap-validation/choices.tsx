/** Rules for choices: radio, future date, consent. */
import { userPlanValues } from "#generated/demo/schema.ts";
import { today } from "#src/ui/kit/calendar-date.ts";
import { LabelledCheckbox } from "#src/ui/kit/checkbox.tsx";
import { DateInput } from "#src/ui/kit/date-input.tsx";
import { FieldGroup } from "#src/ui/kit/field-group.tsx";
import { Field } from "#src/ui/kit/field.tsx";
import { Form } from "#src/ui/form/form.tsx";
import { useForm } from "#src/ui/form/use-form.ts";
import { RadioGroup } from "#src/ui/kit/radio.tsx";
import { Unparsed, type Typed } from "#src/ui/kit/unparsed.ts";
import { useText } from "#src/ui/messages/use-text.ts";
import { Outcome } from "../../outcome.tsx";

interface Values {
  plan: (typeof userPlanValues)[number] | null;
  start: Typed<string>;
  agreed: boolean;
}

export function Choices() {
  const t = useText();
  const labels = {
    plan: t("showcase-forms.plan"),
    start: t("showcase-forms.start"),
    agreed: t("showcase-forms.consent"),
  };
  const form = useForm<Values>({
    initial: { plan: null, start: null, agreed: false },
    check: ({ plan, start, agreed }) => ({
      plan: plan === null ? t("common.fault.choice") : undefined,
      start:
        start === null
          ? t("common.fault.required")
          : start instanceof Unparsed
            ? t("fields.dateWrong")
            : start < today()
              ? t("showcase-forms.startPast")
              : undefined,
      agreed: agreed ? undefined : t("showcase-forms.consentMissing"),
    }),
    send: () => Promise.resolve({}),
  });
  return (
    <Form form={form} label={t("showcase-forms.validation.choices")} labels={labels}>
      <div data-field="plan">
        <RadioGroup
          label={labels.plan}
          required
          look="inline"
          error={form.errors.plan}
          value={form.values.plan}
          onChange={(plan) => form.set("plan", plan)}
          options={userPlanValues.map((value) => ({ value, label: t(`showcase-forms.plan.${value}`) }))}
        />
      </div>
      <Field label={labels.start} required error={form.errors.start}>
        <DateInput
          name="start"
          value={form.values.start}
          onChange={(date) => form.set("start", date)}
          onBlur={() => form.leave("start")}
        />
      </Field>
      <FieldGroup label={labels.agreed} required error={form.errors.agreed}>
        <LabelledCheckbox
          name="agreed"
          aria-invalid={form.errors.agreed ? true : undefined}
          checked={form.values.agreed}
          onChange={(event) => form.set("agreed", event.target.checked)}
        >
          {t("showcase-forms.agree")}
        </LabelledCheckbox>
      </FieldGroup>
      <Outcome form={form} />
    </Form>
  );
}
