/** To, Cc and Bcc; Cc and Bcc show on request or when filled. */
import { css } from "#generated/styles/css/index.js";
import { CircleAlert } from "lucide-react";
import { useId, useMemo, useState, type ReactNode, type Ref } from "react";
import { useListEmails } from "#generated/demo/hooks/email.ts";
import { Button } from "../../kit/button.tsx";
import type { Chip } from "../../kit/chip.tsx";
import { ChipsInput } from "./chips-input.tsx";
import { useText } from "../../messages/use-text.ts";
import { chipOf, readAddresses } from "./addresses.ts";
import type { Letter } from "./letter.ts";

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

const names = ["to", "cc", "bcc"] as const;
type Name = (typeof names)[number];

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
      })}
    >
      <span className={css({ minW: "9", py: "2", flexShrink: 0, color: "text.muted", fontSize: "sm" })} aria-hidden>
        {name}
      </span>
      {children}
      {end}
    </div>
  );
}

interface ComposeRecipientsProps {
  letter: Letter;
  error: string | undefined;
  autoFocus: boolean;
  toRef: Ref<HTMLInputElement>;
  onChange: (fields: Partial<Letter>) => void;
}

export function ComposeRecipients({ letter, error, autoFocus, toRef, onChange }: ComposeRecipientsProps) {
  const t = useText();
  const id = useId();
  const suggestions = useCorrespondents();
  const [asked, setAsked] = useState<readonly Name[]>([]);
  const shown = names.filter((name) => name === "to" || asked.includes(name) || letter[name].length > 0);
  const hidden = names.filter((name) => !shown.includes(name));
  return (
    <div className={css({ flexShrink: 0, maxH: "40%", overflowY: "auto" })}>
      {shown.map((name) => (
        <Line
          key={name}
          name={t(`email.${name}`)}
          end={
            name === "to" &&
            hidden.length > 0 && (
              <span className={css({ display: "flex", py: "1" })}>
                {hidden.map((other) => (
                  <Button
                    key={other}
                    variant="ghost"
                    size="sm"
                    onClick={() => setAsked([...asked, other])}
                    className={css({ h: "7!", minW: "0", px: "1.5" })}
                  >
                    {t(`email.${other}`)}
                  </Button>
                ))}
              </span>
            )
          }
        >
          <ChipsInput
            {...(name === "to" && { ref: toRef })}
            label={t(`email.${name}`)}
            chips={letter[name]}
            read={readAddresses}
            suggestions={suggestions}
            invalid={error !== undefined && (name === "to" || letter[name].some(({ invalid }) => invalid))}
            describedBy={error === undefined ? undefined : `${id}-error`}
            autoFocus={name === "to" ? autoFocus : asked.at(-1) === name}
            onChange={(chips) => onChange({ [name]: chips })}
          />
        </Line>
      ))}
      {error !== undefined && (
        <p
          className={css({
            display: "flex",
            gap: "1.5",
            px: "4",
            py: "1.5",
            color: "danger.text",
            fontSize: "sm",
            lineHeight: "sm",
          })}
          id={`${id}-error`}
          role="alert"
        >
          <CircleAlert size={16} aria-hidden style={{ flexShrink: 0, marginBlockStart: 1 }} />
          {error}
        </p>
      )}
    </div>
  );
}
