/** Native constraint validation with custom messages. */
import { useState, type FocusEvent, type FormEvent } from "react";
import { Button } from "#src/ui/kit/button.tsx";
import { Result, Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Field } from "#src/ui/kit/field.tsx";
import { Input } from "#src/ui/kit/input.tsx";
import { useText, type Text } from "#src/ui/messages/use-text.ts";

type Faults = Readonly<Record<string, string | undefined>>;

function sentence(t: Text, { validity, minLength, min, max }: HTMLInputElement): string | undefined {
  if (validity.valueMissing) return t("common.fault.required");
  if (validity.typeMismatch) return t("common.fault.format", { format: "email" });
  if (validity.tooShort) return t("common.fault.minLength", { limit: minLength });
  if (validity.rangeUnderflow) return t("common.fault.minimum", { limit: Number(min) });
  if (validity.rangeOverflow) return t("common.fault.maximum", { limit: Number(max) });
  if (validity.patternMismatch) return t("showcase-forms.postalCodeWrong");
  return validity.valid ? undefined : t("common.fault.invalid");
}

export function Native() {
  const t = useText();
  const [faults, setFaults] = useState<Faults>({});
  const [accepted, setAccepted] = useState(false);
  const check = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const fields = [...event.currentTarget.querySelectorAll("input")];
    setFaults(Object.fromEntries(fields.map((field) => [field.name, sentence(t, field)])));
    setAccepted(event.currentTarget.checkValidity());
    fields.find((field) => !field.validity.valid)?.focus();
  };
  const watched = {
    onInput: ({ currentTarget: { name } }: FormEvent<HTMLInputElement>) => {
      setAccepted(false);
      setFaults({ ...faults, [name]: undefined });
    },
    onBlur: ({ currentTarget: field }: FocusEvent<HTMLInputElement>) => {
      if (field.value !== "") setFaults({ ...faults, [field.name]: sentence(t, field) });
    },
  };
  return (
    <form
      noValidate
      aria-label={t("showcase-forms.validation.native")}
      onSubmit={check}
      onReset={() => {
        setFaults({});
        setAccepted(false);
      }}
    >
      <Stack>
        <Field label={t("showcase.email")} required error={faults["email"]}>
          <Input {...watched} name="email" type="email" required autoComplete="off" />
        </Field>
        <Field label={t("showcase-forms.postalCode")} required error={faults["postalCode"]}>
          <Input {...watched} name="postalCode" required pattern="\d{6}" inputMode="numeric" autoComplete="off" />
        </Field>
        <Field label={t("showcase-forms.hoursWeek")} error={faults["hours"]}>
          <Input {...watched} name="hours" type="number" min={1} max={44} defaultValue={50} />
        </Field>
        <Row>
          <Button type="submit" variant="solid">
            {t("showcase.save")}
          </Button>
          <Button type="reset">{t("showcase.reset")}</Button>
        </Row>
        <Result>{t(accepted ? "showcase-forms.accepted" : "showcase-rules.form.open")}</Result>
      </Stack>
    </form>
  );
}
