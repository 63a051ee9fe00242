/** Error summary above a form: links to the invalid fields, or the general failure. */
import { css } from "#generated/styles/css/index.js";
import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { problemText, requestIdOf } from "../kit/problem.ts";
import { useText } from "../messages/use-text.ts";
import type { FormState } from "./use-form.ts";
import { fieldIn } from "../kit/wrong-field.ts";

interface FormErrorsProps<Values> {
  form: FormState<Values>;
  /** Field labels by name, in form order. */
  labels: Readonly<Partial<Record<keyof Values & string, string>>>;
  /** A message the page has loaded. */
  title: "fields.toFix" | "crud.toFix";
  /** Whether failures without a field are shown here. */
  withFailure?: boolean;
  /** What a failure means to the form; without it, what it means everywhere. */
  failureText?: (error: unknown) => string | undefined;
}

function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div
      className={css({
        display: "grid",
        gridTemplateColumns: "auto minmax(0, 1fr)",
        columnGap: "2.5",
        p: "3",
        borderRadius: "card",
        bg: "danger.subtle",
        color: "danger.text",
      })}
      role="alert"
    >
      <span className={css({ pt: "0.5" })}>
        <CircleAlert size={16} aria-hidden />
      </span>
      <div>
        <p className={css({ fontWeight: "medium" })}>{title}</p>
        {children}
      </div>
    </div>
  );
}

function Failure({ error, text }: { error: unknown; text: string | undefined }) {
  const t = useText();
  const requestId = requestIdOf(error);
  return (
    <Notice title={t("crud.saveFailed")}>
      <p>{text ?? problemText(t, error)}</p>
      {requestId !== undefined && (
        <p className={css({ fontSize: "xs", lineHeight: "xs", mt: "1", overflowWrap: "anywhere" })}>
          {t("common.requestId", { id: requestId })}
        </p>
      )}
    </Notice>
  );
}

/** An error that names its field needs no label. */
const lineOf = (label: string, error: string): string => (error.includes(label) ? error : `${label}: ${error}`);

export function FormErrors<Values extends object>({
  form,
  labels,
  title,
  withFailure,
  failureText,
}: FormErrorsProps<Values>) {
  const t = useText();
  const wrong = (Object.keys(labels) as (keyof Values & string)[]).filter((name) => form.errors[name]);
  if (form.tries === 0 || wrong.length === 0)
    return withFailure && form.failure ? <Failure error={form.failure} text={failureText?.(form.failure)} /> : null;
  return (
    <Notice title={t(title, { count: wrong.length })}>
      <ul className={css({ mt: "1", display: "grid", gap: "0.5" })}>
        {wrong.map((name) => (
          <li key={name}>
            <button
              className={css({
                minH: "6",
                textAlign: "start",
                cursor: "pointer",
                textDecoration: "underline",
                textUnderlineOffset: "3px",
              })}
              type="button"
              onClick={(event) => fieldIn(event.currentTarget.closest("form"), name)?.focus()}
            >
              {lineOf(String(labels[name]), String(form.errors[name]))}
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
