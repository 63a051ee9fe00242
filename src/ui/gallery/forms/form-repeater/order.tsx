/** Reordering by drag handle, menu or Alt+arrow keys. */
import { useState } from "react";
import { userRoleValues } from "#generated/demo/schema.ts";
import { Result, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Field } from "#src/ui/kit/field.tsx";
import { Input } from "#src/ui/kit/input.tsx";
import { entryOf, valuesOf, type Entries } from "#src/ui/form/repeater/entries.ts";
import { Repeater } from "#src/ui/form/repeater/repeater.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

export function Order() {
  const t = useText();
  const [entries, setEntries] = useState<Entries<string>>(() =>
    userRoleValues.slice(0, 3).map((role) => entryOf(t(`showcase-forms.role.${role}`))),
  );
  return (
    <Stack>
      <Repeater
        label={t("showcase-forms.approvers")}
        entries={entries}
        onChange={setEntries}
        blank={() => ""}
        nameOf={(place) => t("showcase-forms.approver", { number: place + 1 })}
        add={t("showcase-forms.addApprover")}
        ordered
      >
        {(approver, set) => (
          <Field label={t("showcase-forms.approvers")}>
            <Input autoComplete="off" value={approver} onChange={(event) => set(event.target.value)} />
          </Field>
        )}
      </Repeater>
      <Result>
        {valuesOf(entries)
          .map((name) => name || "–")
          .join(" → ")}
      </Result>
    </Stack>
  );
}
