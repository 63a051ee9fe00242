/** Labelled control with help and error linked by ids. */
import { css } from "#generated/styles/css/index.js";
import { CircleAlert, CircleCheck } from "lucide-react";
import { createContext, useContext, useId, useMemo, type ReactNode } from "react";
import { useText } from "../messages/use-text.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

interface ControlProps {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
  readonly "aria-required": true | undefined;
}

const FieldContext = createContext<ControlProps | null>(null);

/** Props for the input inside a Field; empty outside of one. */
export function useFieldControl(): Partial<ControlProps> {
  return useContext(FieldContext) ?? {};
}

/** Beside the control only in wide containers. */
const beside = css.raw({
  gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "minmax(7rem, 10rem) minmax(0, 1fr)" },
  columnGap: "4",
});

interface FieldProps {
  label: string;
  /** Label position; "hidden" is for screen readers only. */
  labelled?: "above" | "beside" | "hidden";
  help?: ReactNode;
  error?: string | undefined;
  /** Success message, shown without an error. */
  success?: string | undefined;
  /** Messages float over the content below, so that nothing shifts. */
  bubble?: boolean;
  required?: boolean;
  optional?: boolean;
  /** At the end of the label, such as a link. */
  aside?: ReactNode;
  children: ReactNode;
}

export function Field({
  label,
  labelled = "above",
  help,
  error,
  success,
  bubble = false,
  required = false,
  optional = false,
  aside,
  children,
}: FieldProps) {
  const id = useId();
  const t = useText();
  const described =
    [error ? `${id}-error` : success && `${id}-success`, help && `${id}-help`].filter(Boolean).join(" ") || undefined;
  const control = useMemo<ControlProps>(
    () => ({
      id,
      "aria-describedby": described,
      "aria-invalid": error ? true : undefined,
      "aria-required": required || undefined,
    }),
    [id, described, error, required],
  );
  const name = <label htmlFor={id}>{label}</label>;
  const withNotes = (
    <>
      <FieldContext value={control}>{children}</FieldContext>
      <FieldNotes id={id} error={error} success={success} bubble={bubble} help={help} />
    </>
  );
  return (
    <div
      className={css(
        { display: "grid", alignContent: "start", gap: "1.5", minW: "0" },
        labelled === "beside" && beside,
      )}
    >
      {labelled === "hidden" ? (
        <VisuallyHidden>{name}</VisuallyHidden>
      ) : (
        <div
          className={css({
            display: "flex",
            justifyContent: "space-between",
            gap: "3",
            pt: labelled === "beside" ? { sm: "2" } : undefined,
          })}
        >
          <span className={css({ fontWeight: "medium" })}>
            {name}
            {required && (
              <span className={css({ color: "danger.text" })} aria-hidden>
                {" *"}
              </span>
            )}
            {optional && (
              <span className={css({ color: "text.muted", fontWeight: "normal" })}>{` (${t("common.optional")})`}</span>
            )}
          </span>
          {aside}
        </div>
      )}
      {labelled === "beside" || bubble ? (
        <div className={css({ position: "relative", display: "grid", alignContent: "start", gap: "1.5", minW: "0" })}>
          {withNotes}
        </div>
      ) : (
        withNotes
      )}
    </div>
  );
}

const note = css.raw({ display: "flex", gap: "1.5", fontSize: "sm", lineHeight: "sm" });
const floatingNote = css.raw({
  position: "absolute",
  insetBlockStart: "calc(100% + 0.25rem)",
  insetInlineStart: "0",
  zIndex: "sticky",
  maxW: "full",
  px: "2",
  py: "1",
  borderRadius: "control",
  borderWidth: "1px",
});

const ofDanger = css.raw({ bg: "danger.subtle", borderColor: "danger" });
const ofSuccess = css.raw({ bg: "success.subtle", borderColor: "success" });

interface FieldNotesProps {
  id: string;
  error: string | undefined;
  success?: string | undefined;
  bubble?: boolean;
  help: ReactNode;
}

/** Error, success and help texts with the ids used by aria-describedby. */
export function FieldNotes({ id, error, success, bubble = false, help }: FieldNotesProps) {
  return (
    <>
      {error && (
        <p
          id={`${id}-error`}
          className={css(note, { color: "danger.text" }, bubble && floatingNote, bubble && ofDanger)}
        >
          <CircleAlert size={16} aria-hidden style={{ flexShrink: 0, marginBlockStart: 1 }} />
          {error}
        </p>
      )}
      {!error && success && (
        <p
          id={`${id}-success`}
          className={css(note, { color: "success.text" }, bubble && floatingNote, bubble && ofSuccess)}
        >
          <CircleCheck size={16} aria-hidden style={{ flexShrink: 0, marginBlockStart: 1 }} />
          {success}
        </p>
      )}
      {help && (
        <p className={css({ color: "text.muted", fontSize: "sm", lineHeight: "sm" })} id={`${id}-help`}>
          {help}
        </p>
      )}
    </>
  );
}
