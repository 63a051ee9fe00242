/** Multi-column form; the street spans the full width. */
import { chakra } from "#generated/styles/jsx/index.js";
import { DateInput } from "#src/ui/kit/date-input.tsx";
import { Field } from "#src/ui/kit/field.tsx";
import { Form } from "#src/ui/form/form.tsx";
import { useForm } from "#src/ui/form/use-form.ts";
import { Input } from "#src/ui/kit/input.tsx";
import { Unparsed, type Typed } from "#src/ui/kit/unparsed.ts";
import { useText } from "#src/ui/messages/use-text.ts";
import { Outcome } from "../../outcome.tsx";

interface Values {
  firstName: string;
  lastName: string;
  birthDate: Typed<string>;
  phone: string;
  street: string;
  postalCode: string;
  city: string;
}

const Line = chakra("div", {
  base: { display: "grid", gap: "4", gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" } },
});

export function Columns() {
  const t = useText();
  const labels = {
    firstName: t("showcase-forms.firstName"),
    lastName: t("showcase-forms.lastName"),
    birthDate: t("showcase-forms.birthDate"),
    phone: t("showcase.phone"),
    street: t("showcase-forms.street"),
    postalCode: t("showcase-forms.postalCode"),
    city: t("showcase.city"),
  };
  const form = useForm<Values>({
    initial: { firstName: "", lastName: "", birthDate: null, phone: "", street: "", postalCode: "", city: "" },
    check: ({ lastName, birthDate, postalCode }) => ({
      lastName: lastName.trim() === "" ? t("common.fault.required") : undefined,
      birthDate: birthDate instanceof Unparsed ? t("fields.dateWrong") : undefined,
      postalCode: /^(\d{6})?$/.test(postalCode) ? undefined : t("showcase-forms.postalCodeWrong"),
    }),
    send: () => Promise.resolve({}),
  });
  const text = (name: Exclude<keyof Values, "birthDate">) => (
    <Field label={labels[name]} required={name === "lastName"} error={form.errors[name]}>
      <Input {...form.bind(name)} autoComplete="off" inputMode={name === "postalCode" ? "numeric" : undefined} />
    </Field>
  );
  return (
    <Form form={form} label={t("showcase-forms.layout.columns")} labels={labels}>
      <Line>
        {text("firstName")}
        {text("lastName")}
        <Field label={labels.birthDate} error={form.errors.birthDate}>
          <DateInput
            name="birthDate"
            value={form.values.birthDate}
            onChange={(date) => form.set("birthDate", date)}
            onBlur={() => form.leave("birthDate")}
          />
        </Field>
        {text("phone")}
      </Line>
      {text("street")}
      <Line>
        {text("postalCode")}
        {text("city")}
      </Line>
      <Outcome form={form} />
    </Form>
  );
}
