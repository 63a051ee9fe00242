/** Steps of a new employee: account, person, address, review. */
import { ClipboardCheck, KeyRound, MapPin, UserRound } from "lucide-react";
import type { FormState } from "#src/ui/form/use-form.ts";
import type { FormStep } from "#src/ui/form/wizard-of-form.ts";
import { useText } from "#src/ui/messages/use-text.ts";
import { PersonFields, PersonSummary } from "./person-fields.tsx";
import type { Person } from "./person.ts";

const parts = {
  account: { icon: KeyRound, fields: ["username", "email"] },
  person: { icon: UserRound, fields: ["firstName", "lastName", "birthDate"] },
  address: { icon: MapPin, fields: ["street", "postalCode", "city"] },
} as const;

export function usePersonSteps(form: FormState<Person>): readonly FormStep<Person>[] {
  const t = useText();
  const names = Object.keys(parts) as (keyof typeof parts)[];
  return [
    ...names.map((name) => ({
      name,
      ...parts[name],
      label: t(`showcase-forms.step.${name}`),
      text: t(`showcase-forms.stepNote.${name}`),
      content: <PersonFields form={form} names={parts[name].fields} />,
    })),
    {
      name: "summary",
      icon: ClipboardCheck,
      fields: [],
      label: t("showcase-forms.step.summary"),
      text: t("showcase-forms.stepNote.summary"),
      content: <PersonSummary values={form.values} />,
    },
  ];
}
