/** Labels above the fields in one column. */
import { Field } from "#src/ui/kit/field.tsx";
import { Form } from "#src/ui/form/form.tsx";
import { useForm } from "#src/ui/form/use-form.ts";
import { Input } from "#src/ui/kit/input.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { Outcome } from "../../outcome.tsx";

export function Vertical() {
  const t = useText();
  const labels = { name: t("showcase.name"), email: t("showcase.email"), company: t("showcase.company") };
  const form = useForm({
    initial: { name: "", email: "", company: "" },
    check: ({ name }) => ({ name: name.trim() === "" ? t("common.fault.required") : undefined }),
    send: () => Promise.resolve({}),
  });
  return (
    <Form form={form} label={t("showcase-forms.layout.vertical")} labels={labels}>
      <Field label={labels.name} required error={form.errors.name}>
        <Input {...form.bind("name")} autoComplete="off" />
      </Field>
      <Field label={labels.email} help={t("showcase-forms.emailHelp")}>
        <Input {...form.bind("email")} type="email" autoComplete="off" />
      </Field>
      <Field label={labels.company} optional>
        <Input {...form.bind("company")} autoComplete="off" />
      </Field>
      <Outcome form={form} />
    </Form>
  );
}
