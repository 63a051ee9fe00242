/** Creates options by typing. */
import { useState } from "react";
import { MultiSelect } from "#src/ui/kit/combobox/multi-select.tsx";
import type { Option } from "#src/ui/kit/combobox/option.ts";
import { Field } from "#src/ui/kit/field.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const known: readonly Option[] = ["Excel", "Python", "SQL", "TypeScript"].map((name) => ({ value: name, label: name }));

export function Creatable() {
  const t = useText();
  const [options, setOptions] = useState(known);
  const [skills, setSkills] = useState<readonly string[]>(["SQL"]);
  const create = (name: string): void => {
    setOptions([...options, { value: name, label: name }]);
    setSkills([...skills, name]);
  };
  return (
    <Field label={t("showcase-choices.select.skills")}>
      <MultiSelect
        label={t("showcase-choices.select.skills")}
        options={options}
        values={skills}
        onChange={setSkills}
        onCreate={create}
      />
    </Field>
  );
}
