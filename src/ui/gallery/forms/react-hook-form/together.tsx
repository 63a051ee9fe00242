/** Cross-field rules: date order and password confirmation. */
import { DateInput } from "#src/ui/kit/date-input.tsx";
import { Field } from "#src/ui/kit/field.tsx";
import { Form } from "#src/ui/form/form.tsx";
import { useForm } from "#src/ui/form/use-form.ts";
import { PasswordInput } from "#src/ui/kit/input.tsx";
import { Unparsed, type Typed } from "#src/ui/kit/unparsed.ts";
import { useText } from "#src/ui/messages/use-text.ts";
import { Outcome } from "../../outcome.tsx";

interface Values {
  from: Typed<string>;
  to: Typed<string>;
  password: string;
  again: string;
}

export function Together() {
  const t = useText();
  const labels = {
    from: t("fields.from"),
    to: t("fields.to"),
    password: t("showcase-rules.form.password"),
    again: t("showcase-rules.form.again"),
  };
  const dateFault = (date: Typed<string>): string | undefined =>
    date === null ? t("common.fault.required") : date instanceof Unparsed ? t("fields.dateWrong") : undefined;
  const form = useForm<Values>({
    initial: { from: "2026-12-10", to: "2026-12-01", password: "", again: "" },
    check: ({ from, to, password, again }) => ({
      from: dateFault(from),
      to:
        dateFault(to) ??
        (typeof from === "string" && typeof to === "string" && to < from ? t("fields.endsBefore") : undefined),
      password: password.length < 8 ? t("common.fault.minLength", { limit: 8 }) : undefined,
      again: again === password ? undefined : t("showcase-rules.form.different"),
    }),
    send: () => Promise.resolve({}),
  });
  return (
    <Form form={form} label={t("showcase-rules.form.together")} labels={labels}>
      <Field label={labels.from} error={form.errors.from}>
        <DateInput
          name="from"
          value={form.values.from}
          onChange={(date) => form.set("from", date)}
          onBlur={() => form.leave("from")}
        />
      </Field>
      <Field label={labels.to} error={form.errors.to}>
        <DateInput
          name="to"
          value={form.values.to}
          onChange={(date) => form.set("to", date)}
          onBlur={() => form.leave("to")}
        />
      </Field>
      <Field label={labels.password} error={form.errors.password}>
        <PasswordInput {...form.bind("password")} autoComplete="new-password" />
      </Field>
      <Field label={labels.again} error={form.errors.again}>
        <PasswordInput {...form.bind("again")} autoComplete="new-password" />
      </Field>
      <Outcome form={form} />
    </Form>
  );
}
