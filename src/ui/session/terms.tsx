/** Terms checkbox with a two-sentence summary. */
import { css } from "#generated/styles/css/index.js";
import { CircleAlert } from "lucide-react";
import { useId } from "react";
import type { FormState } from "../form/use-form.ts";
import { LabelledCheckbox } from "../kit/checkbox.tsx";
import { useText } from "../messages/use-text.ts";

export function Terms<Values extends { agreed: boolean }>({ form }: { form: FormState<Values> }) {
  const t = useText();
  const id = useId();
  const error = form.errors.agreed;
  return (
    <div className={css({ display: "grid", gap: "1", justifyItems: "start" })}>
      <LabelledCheckbox
        name="terms"
        checked={form.values.agreed}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && id}
        onChange={(event) => form.set("agreed", event.target.checked as Values["agreed"])}
      >
        {t("auth.terms")}
      </LabelledCheckbox>
      {error && (
        <p
          className={css({ color: "danger.text", fontSize: "sm", lineHeight: "sm", display: "flex", gap: "1.5" })}
          id={id}
        >
          <CircleAlert size={16} aria-hidden style={{ flexShrink: 0, marginBlockStart: 1 }} />
          {error}
        </p>
      )}
      <details className={css({ fontSize: "sm", lineHeight: "sm", color: "text.muted" })}>
        <summary
          className={css({ cursor: "pointer", minH: "6", borderRadius: "xs", color: "accent.text", w: "fit-content" })}
        >
          {t("auth.termsRead")}
        </summary>
        {t("auth.termsText")}
      </details>
    </div>
  );
}
