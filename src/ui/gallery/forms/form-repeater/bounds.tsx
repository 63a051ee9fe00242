/** Two to four rows, each with its own errors after a submit. */
import { css } from "#generated/styles/css/index.js";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "#src/ui/kit/button.tsx";
import { Result, Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Field } from "#src/ui/kit/field.tsx";
import { wrongFieldIn } from "#src/ui/kit/wrong-field.ts";
import { Input } from "#src/ui/kit/input.tsx";
import { entryOf, valuesOf, type Entries } from "#src/ui/form/repeater/entries.ts";
import { Repeater } from "#src/ui/form/repeater/repeater.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

interface Invitation {
  readonly email: string;
  readonly note: string;
}

const blank = (): Invitation => ({ email: "", note: "" });
const isEmail = (text: string): boolean => /^\S+@\S+\.\S+$/.test(text);

export function Bounds() {
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  const [entries, setEntries] = useState<Entries<Invitation>>(() => [entryOf(blank()), entryOf(blank())]);
  const [state, setState] = useState<"open" | "tried" | "sent">("open");
  const faultOf = (email: string): string | undefined =>
    isEmail(email) ? undefined : t("common.fault.format", { format: "email" });
  return (
    <form
      ref={form}
      noValidate
      aria-label={t("showcase-forms.repeater.bounds")}
      onSubmit={(event) => {
        event.preventDefault();
        // Errors must be in the DOM before focusing the first one.
        flushSync(() => setState(valuesOf(entries).every(({ email }) => isEmail(email)) ? "sent" : "tried"));
        wrongFieldIn(form.current)?.focus();
      }}
    >
      <Stack>
        <Repeater
          label={t("showcase-forms.invitations")}
          entries={entries}
          onChange={(next) => {
            setEntries(next);
            if (state === "sent") setState("open");
          }}
          blank={blank}
          nameOf={(place) => t("showcase-forms.invitation", { number: place + 1 })}
          add={t("showcase-forms.addInvitation")}
          min={2}
          max={4}
        >
          {(invitation, set) => (
            <div
              className={css({
                display: "grid",
                gap: "3",
                gridTemplateColumns: "repeat(auto-fit, minmax(min(12rem, 100%), 1fr))",
              })}
            >
              <Field
                label={t("showcase.email")}
                required
                error={state === "tried" ? faultOf(invitation.email) : undefined}
              >
                <Input
                  type="email"
                  autoComplete="off"
                  value={invitation.email}
                  onChange={(event) => set({ ...invitation, email: event.target.value })}
                />
              </Field>
              <Field label={t("showcase.notes")} optional>
                <Input
                  autoComplete="off"
                  value={invitation.note}
                  onChange={(event) => set({ ...invitation, note: event.target.value })}
                />
              </Field>
            </div>
          )}
        </Repeater>
        <Row>
          <Button type="submit" variant="solid">
            {t("showcase.send")}
          </Button>
          <Result>{t(state === "sent" ? "showcase-forms.accepted" : "showcase-forms.notSent")}</Result>
        </Row>
      </Stack>
    </form>
  );
}
