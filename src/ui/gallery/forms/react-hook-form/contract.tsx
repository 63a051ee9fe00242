/** Validated by the contract: the rules come from the `addUser` schema. */
import { addUser } from "#generated/demo/validators/users.js";
import { userRoleValues } from "#generated/demo/schema.ts";
import { Field } from "#src/ui/kit/field.tsx";
import { Form } from "#src/ui/form/form.tsx";
import { useForm, type Errors } from "#src/ui/form/use-form.ts";
import { Input } from "#src/ui/kit/input.tsx";
import { faultText } from "#src/ui/kit/problem.ts";
import { Select } from "#src/ui/kit/select.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { Outcome } from "../../outcome.tsx";

const initial = { fullName: "", username: "mei tan", email: "mei@merlion", company: "x".repeat(120), role: "author" };
type Values = typeof initial;

export function Contract() {
  const t = useText();
  const labels = {
    fullName: t("showcase.name"),
    username: t("showcase-rules.form.username"),
    email: t("showcase.email"),
    company: t("showcase.company"),
    role: t("showcase-rules.form.role"),
  };
  const check = (values: Values): Errors<Values> => {
    const faults = addUser({ user: { ...values, currentPlan: "basic" } });
    return Object.fromEntries(
      faults.toReversed().map((fault) => [fault.pointer.replace("/user/", ""), faultText(t, fault)]),
    );
  };
  const form = useForm({ initial, check, send: () => Promise.resolve({}) });
  const texts = ["fullName", "username", "email", "company"] as const;
  return (
    <Form form={form} label={t("showcase-rules.form.contract")} labels={labels}>
      {texts.map((name) => (
        <Field key={name} label={labels[name]} error={form.errors[name]} required={name !== "company"}>
          <Input {...form.bind(name)} autoComplete="off" />
        </Field>
      ))}
      <Field label={labels.role} error={form.errors.role}>
        <Select {...form.bind("role")}>
          {userRoleValues.map((role) => (
            <option key={role} value={role}>
              {t(`showcase-forms.role.${role}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Outcome form={form} />
    </Form>
  );
}
