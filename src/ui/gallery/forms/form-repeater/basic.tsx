/** Repeater with at least one row, and undo for removals. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import { Result, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Field } from "#src/ui/kit/field.tsx";
import { Input } from "#src/ui/kit/input.tsx";
import { entryOf, valuesOf, type Entries } from "#src/ui/form/repeater/entries.ts";
import { Repeater } from "#src/ui/form/repeater/repeater.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

interface Contact {
  readonly name: string;
  readonly phone: string;
}

const blank = (): Contact => ({ name: "", phone: "" });

export function Basic() {
  const t = useText();
  const [entries, setEntries] = useState<Entries<Contact>>(() => [
    entryOf({ name: "Nur Aisyah", phone: "+65 8555 0142" }),
  ]);
  return (
    <Stack>
      <Repeater
        label={t("showcase-forms.contactsLabel")}
        entries={entries}
        onChange={setEntries}
        blank={blank}
        nameOf={(place) => t("showcase-forms.contact", { number: place + 1 })}
        add={t("showcase-forms.addContact")}
      >
        {(contact, set) => (
          <div
            className={css({
              display: "grid",
              gap: "3",
              gridTemplateColumns: "repeat(auto-fit, minmax(min(9rem, 100%), 1fr))",
            })}
          >
            <Field label={t("showcase.name")}>
              <Input
                autoComplete="off"
                value={contact.name}
                onChange={(event) => set({ ...contact, name: event.target.value })}
              />
            </Field>
            <Field label={t("showcase.phone")}>
              <Input
                type="tel"
                autoComplete="off"
                value={contact.phone}
                onChange={(event) => set({ ...contact, phone: event.target.value })}
              />
            </Field>
          </div>
        )}
      </Repeater>
      <Result>
        {t("showcase-forms.contacts", {
          count: entries.length,
          names: valuesOf(entries)
            .map(({ name }) => name || "–")
            .join(", "),
        })}
      </Result>
    </Stack>
  );
}
