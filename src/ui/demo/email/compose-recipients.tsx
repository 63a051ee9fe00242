/** To, Cc and Bcc; Cc and Bcc show on request or when filled. */
import { css } from "#generated/styles/css/index.js";
import { type ReactNode, useContext, useMemo, useState } from "react";
import { useListEmails } from "#generated/demo/hooks/email.ts";
import type { FieldErrors } from "../../form/faults.ts";
import { Button } from "../../kit/button.tsx";
import type { Chip } from "../../kit/chip.tsx";
import { Field } from "../../kit/field.tsx";
import { useText } from "../../messages/use-text.ts";
import { chipOf } from "./addresses.ts";
import type { Letter } from "./letter.ts";
import { LetterControl, LetterFormScope, type RecipientName, recipientNames, wrongAddress } from "./letter-fields.tsx";

/** Unique addresses from all emails. */
function useCorrespondents(): readonly Chip[] {
  const { data } = useListEmails({ query: { folder: "all" } });
  return useMemo(() => {
    const known = new Map<string, Chip>();
    for (const { from, to, cc, folder } of data?.emails ?? []) {
      if (folder === "spam") continue;
      for (const person of [...to, ...cc, from]) {
        const key = person.email.toLowerCase();
        if (!known.has(key) || person === from)
          known.set(key, { ...chipOf(person), ...(person === from && { picture: from.avatar }) });
      }
    }
    return [...known.values()].sort((a, b) => a.label.localeCompare(b.label));
  }, [data]);
}

function Line({ name, children, end }: { name: string; children: ReactNode; end?: ReactNode }) {
  return (
    <div
      className={css({
        display: "flex",
        alignItems: "flex-start",
        gap: "2",
        px: "4",
        borderBottomWidth: "1px",
        borderColor: "border",
        _focusWithin: { borderColor: "accent", boxShadow: "inset 0 -2px 0 {colors.accent}" },
        "&:has([aria-invalid=true])": { pb: "2" },
      })}
    >
      <span className={css({ minW: "9", py: "2", flexShrink: 0, color: "text.muted", fontSize: "sm" })} aria-hidden>
        {name}
      </span>
      <div className={css({ flex: "1", minW: "0" })}>{children}</div>
      {end}
    </div>
  );
}

interface ComposeRecipientsProps {
  letter: Letter;
  errors: FieldErrors;
  onChange: (fields: Partial<Letter>) => void;
}

export function ComposeRecipients({ letter, errors, onChange }: ComposeRecipientsProps) {
  const t = useText();
  const scope = useContext(LetterFormScope);
  const suggestions = useCorrespondents();
  const [asked, setAsked] = useState<readonly RecipientName[]>([]);
  const shown = recipientNames.filter((name) => name === "to" || asked.includes(name) || letter[name].length > 0);
  const hidden = recipientNames.filter((name) => !shown.includes(name));
  const others = hidden.length > 0 && (
    <span className={css({ display: "flex", py: "1" })}>
      {hidden.map((name) => (
        <Button
          key={name}
          variant="ghost"
          size="sm"
          onClick={() => setAsked([...asked, name])}
          className={css({ h: "7!", minW: "0", px: "1.5" })}
        >
          {t(`email.${name}`)}
        </Button>
      ))}
    </span>
  );
  return (
    <LetterFormScope value={{ ...scope, suggestions, start: asked.at(-1) ?? scope.start }}>
      <div className={css({ flexShrink: 0, maxH: "40%", overflowY: "auto" })}>
        {shown.map((name) => (
          <Line key={name} name={t(`email.${name}`)} end={name === "to" && others}>
            <Field
              label={t(`email.${name}`)}
              labelled="hidden"
              error={errors[name] ?? wrongAddress(t, letter[name])}
              required={name === "to"}
            >
              <LetterControl name={name} letter={letter} onChange={onChange} />
            </Field>
          </Line>
        ))}
      </div>
    </LetterFormScope>
  );
}
