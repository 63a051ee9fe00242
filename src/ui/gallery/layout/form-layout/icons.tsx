/** Icons inside the fields, besides their labels. */
import { AtSign, Phone, UserRound } from "lucide-react";
import { Adorned } from "#src/ui/kit/adorned.tsx";
import { Field } from "#src/ui/kit/field.tsx";
import { Form } from "#src/ui/form/form.tsx";
import { useForm } from "#src/ui/form/use-form.ts";
import { Input } from "#src/ui/kit/input.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { Outcome } from "../../outcome.tsx";

export function Icons() {
  const t = useText();
  const labels = { name: t("showcase.name"), email: t("showcase.email"), phone: t("showcase.phone") };
  const form = useForm({
    initial: { name: "", email: "", phone: "" },
    check: ({ email }) => ({
      email: /^\S+@\S+\.\S+$/.test(email) ? undefined : t("common.fault.format", { format: "email" }),
    }),
    send: () => Promise.resolve({}),
  });
  return (
    <Form form={form} label={t("showcase-forms.layout.icons")} labels={labels}>
      <Field label={labels.name}>
        <Adorned start={<UserRound size={16} />}>
          <Input {...form.bind("name")} autoComplete="off" css={{ paddingInlineStart: "9" }} />
        </Adorned>
      </Field>
      <Field label={labels.email} required error={form.errors.email}>
        <Adorned start={<AtSign size={16} />}>
          <Input {...form.bind("email")} type="email" autoComplete="off" css={{ paddingInlineStart: "9" }} />
        </Adorned>
      </Field>
      <Field label={labels.phone}>
        <Adorned start={<Phone size={16} />}>
          <Input {...form.bind("phone")} type="tel" autoComplete="off" css={{ paddingInlineStart: "9" }} />
        </Adorned>
      </Field>
      <Outcome form={form} />
    </Form>
  );
}
