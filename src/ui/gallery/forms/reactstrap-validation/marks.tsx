/** Inline feedback on blur, then on every keystroke. */
import { useState } from "react";
import { Field } from "#src/ui/kit/field.tsx";
import { Form } from "#src/ui/form/form.tsx";
import { useForm } from "#src/ui/form/use-form.ts";
import { Input } from "#src/ui/kit/input.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { Outcome } from "../../outcome.tsx";

const initial = { username: "mei.tan", postalCode: "0189", city: "" };
type Name = keyof typeof initial;

export function Marks() {
  const t = useText();
  const [left, setLeft] = useState<ReadonlySet<Name>>(new Set());
  const labels = {
    username: t("showcase-rules.form.username"),
    postalCode: t("showcase-forms.postalCode"),
    city: t("showcase.city"),
  };
  const form = useForm({
    initial,
    check: ({ username, postalCode, city }) => ({
      username: username.length < 3 ? t("common.fault.minLength", { limit: 3 }) : undefined,
      postalCode: /^\d{6}$/.test(postalCode) ? undefined : t("showcase-forms.postalCodeWrong"),
      city: city.trim() === "" ? t("common.fault.required") : undefined,
    }),
    send: () => Promise.resolve({}),
  });
  const good = {
    username: t("showcase-forms.goodUsername"),
    postalCode: t("showcase-forms.good"),
    city: t("showcase-forms.good"),
  };
  const judged = (name: Name): boolean => left.has(name) || form.tries > 0 || form.status === "sent";
  return (
    <Form form={form} label={t("showcase-forms.validation.marks")} labels={labels}>
      {(Object.keys(initial) as Name[]).map((name) => (
        <Field
          key={name}
          label={labels[name]}
          required
          error={form.errors[name]}
          success={judged(name) && !form.wrong[name] ? good[name] : undefined}
        >
          <Input
            {...form.bind(name)}
            autoComplete="off"
            onBlur={() => {
              form.leave(name);
              setLeft(new Set([...left, name]));
            }}
          />
        </Field>
      ))}
      <Outcome form={form} />
    </Form>
  );
}
