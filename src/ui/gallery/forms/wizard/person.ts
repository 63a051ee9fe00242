/** Values, rules and labels of the wizard examples. */
import { useForm, type FormState } from "#src/ui/form/use-form.ts";
import { Unparsed, type Typed } from "#src/ui/kit/unparsed.ts";
import { useText } from "#src/ui/messages/use-text.ts";

export interface Person {
  readonly username: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: Typed<string>;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
}

export function usePersonLabels(): Readonly<Record<keyof Person, string>> {
  const t = useText();
  return {
    username: t("showcase-rules.form.username"),
    email: t("showcase.email"),
    firstName: t("showcase-forms.firstName"),
    lastName: t("showcase-forms.lastName"),
    birthDate: t("showcase-forms.birthDate"),
    street: t("showcase-forms.street"),
    postalCode: t("showcase-forms.postalCode"),
    city: t("showcase.city"),
  };
}

export const required: readonly (keyof Person)[] = ["username", "email", "lastName", "street", "postalCode"];

export function usePersonForm(): FormState<Person> {
  const t = useText();
  return useForm<Person>({
    initial: {
      username: "",
      email: "",
      firstName: "",
      lastName: "",
      birthDate: null,
      street: "",
      postalCode: "",
      city: "Singapore",
    },
    check: (values) => ({
      ...Object.fromEntries(
        required.filter((name) => values[name] === "").map((name) => [name, t("common.fault.required")]),
      ),
      ...(values.email !== "" &&
        !/^\S+@\S+\.\S+$/.test(values.email) && { email: t("common.fault.format", { format: "email" }) }),
      ...(values.birthDate instanceof Unparsed && { birthDate: t("fields.dateWrong") }),
      ...(values.postalCode !== "" &&
        !/^\d{6}$/.test(values.postalCode) && { postalCode: t("showcase-forms.postalCodeWrong") }),
    }),
    send: () => Promise.resolve({}),
  });
}
