/** Inline form with visually hidden labels. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import { userRoleValues, type UserRole } from "#generated/demo/schema.ts";
import { Button } from "#src/ui/kit/button.tsx";
import { Result } from "#src/ui/gallery/example/stack.tsx";
import { Field } from "#src/ui/kit/field.tsx";
import { Form } from "#src/ui/form/form.tsx";
import { useForm } from "#src/ui/form/use-form.ts";
import { Input } from "#src/ui/kit/input.tsx";
import { Select } from "#src/ui/kit/select.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

export function Hidden() {
  const t = useText();
  const [invited, setInvited] = useState<readonly string[]>([]);
  const labels = { email: t("showcase.email"), role: t("showcase-rules.form.role") };
  const form = useForm({
    initial: { email: "", role: "author" as UserRole },
    check: ({ email }) => ({
      email: /^\S+@\S+\.\S+$/.test(email) ? undefined : t("common.fault.format", { format: "email" }),
    }),
    send: ({ email, role }) => {
      setInvited([...invited, `${email} (${t(`showcase-forms.role.${role}`)})`]);
      form.reset();
      return Promise.resolve({});
    },
  });
  return (
    <Form form={form} label={t("showcase-forms.layout.hidden")} labels={labels}>
      <div
        className={css({
          display: "grid",
          gap: "2",
          alignItems: "start",
          gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "minmax(0, 1fr) 9rem auto" },
        })}
      >
        <Field labelled="hidden" label={labels.email} required error={form.errors.email}>
          <Input {...form.bind("email")} type="email" autoComplete="off" placeholder="mei@example.com" />
        </Field>
        <Field labelled="hidden" label={labels.role}>
          <Select {...form.bind("role")}>
            {userRoleValues.map((role) => (
              <option key={role} value={role}>
                {t(`showcase-forms.role.${role}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Button type="submit" variant="solid">
          {t("showcase-forms.invite")}
        </Button>
      </div>
      <Result>{t("showcase-forms.invited", { count: invited.length, names: invited.join(", ") })}</Result>
    </Form>
  );
}
