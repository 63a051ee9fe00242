/** Validation tooltips that don't change the form's height. */
import { css } from "#generated/styles/css/index.js";
import { Field } from "#src/ui/kit/field.tsx";
import { Form } from "#src/ui/form/form.tsx";
import { useForm } from "#src/ui/form/use-form.ts";
import { Input } from "#src/ui/kit/input.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { Outcome } from "../../outcome.tsx";

const initial = { firstName: "Mei", lastName: "", email: "mei@" };
type Name = keyof typeof initial;

export function Bubbles() {
  const t = useText();
  const labels = {
    firstName: t("showcase-forms.firstName"),
    lastName: t("showcase-forms.lastName"),
    email: t("showcase.email"),
  };
  const form = useForm({
    initial,
    check: ({ firstName, lastName, email }) => ({
      firstName: firstName.trim() === "" ? t("common.fault.required") : undefined,
      lastName: lastName.trim() === "" ? t("common.fault.required") : undefined,
      email: /^\S+@\S+\.\S+$/.test(email) ? undefined : t("common.fault.format", { format: "email" }),
    }),
    send: () => Promise.resolve({}),
  });
  const tried = form.tries > 0 || form.status === "sent";
  return (
    <Form form={form} label={t("showcase-forms.validation.bubbles")} labels={labels}>
      <div
        className={css({
          display: "grid",
          gridTemplateColumns: "minmax(0, 1fr)",
          rowGap: { base: "14", sm: "9" },
          pb: { base: "12", sm: "8" },
        })}
      >
        {(Object.keys(initial) as Name[]).map((name) => (
          <Field
            key={name}
            bubble
            label={labels[name]}
            required
            error={form.errors[name]}
            success={tried && !form.wrong[name] ? t("showcase-forms.good") : undefined}
          >
            <Input {...form.bind(name)} autoComplete="off" />
          </Field>
        ))}
      </div>
      <Outcome form={form} />
    </Form>
  );
}
