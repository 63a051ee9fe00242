/** Client-side rules: checked on blur, all of them on submit. */
import { Field } from "#src/ui/kit/field.tsx";
import { Form } from "#src/ui/form/form.tsx";
import { useForm } from "#src/ui/form/use-form.ts";
import { Input } from "#src/ui/kit/input.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { Outcome } from "../../outcome.tsx";

export function Rules() {
  const t = useText();
  const labels = { name: t("showcase.name"), email: t("showcase.email"), phone: t("showcase.phone") };
  const form = useForm({
    initial: { name: "", email: "mei@", phone: "" },
    check: ({ name, email, phone }) => ({
      name: name.trim() === "" ? t("common.fault.required") : undefined,
      email: /^\S+@\S+\.\S+$/.test(email) ? undefined : t("common.fault.format", { format: "email" }),
      phone: phone !== "" && phone.replace(/\D/g, "").length < 8 ? t("showcase-rules.form.phoneShort") : undefined,
    }),
    send: () => Promise.resolve({}),
  });
  return (
    <Form form={form} label={t("showcase-rules.form.rules")} labels={labels}>
      <Field label={labels.name} required error={form.errors.name}>
        <Input {...form.bind("name")} autoComplete="off" />
      </Field>
      <Field label={labels.email} required error={form.errors.email}>
        <Input {...form.bind("email")} type="email" autoComplete="off" />
      </Field>
      <Field label={labels.phone} optional error={form.errors.phone}>
        <Input {...form.bind("phone")} type="tel" autoComplete="off" />
      </Field>
      <Outcome form={form} />
    </Form>
  );
}
