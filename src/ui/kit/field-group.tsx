/** Group of checkboxes or radios with a shared label, help and error. */
import { css } from "#generated/styles/css/index.js";
import { useId, type ReactNode } from "react";
import { FieldNotes } from "./field.tsx";

interface FieldGroupProps {
  label: string;
  help?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  role?: "group" | "radiogroup";
  inline?: boolean;
  children: ReactNode;
}

export function FieldGroup({
  label,
  help,
  error,
  required = false,
  role = "group",
  inline = false,
  children,
}: FieldGroupProps) {
  const id = useId();
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(" ") || undefined;
  return (
    <fieldset
      className={css({ display: "grid", alignContent: "start", gap: "1.5", minW: "0" })}
      role={role}
      aria-describedby={described}
      aria-invalid={role === "radiogroup" && error ? true : undefined}
      aria-required={role === "radiogroup" && required ? true : undefined}
    >
      <legend className={css({ fontWeight: "medium", mb: "1.5" })}>
        {label}
        {required && (
          <span className={css({ color: "danger.text" })} aria-hidden>
            {" *"}
          </span>
        )}
      </legend>
      <div
        className={css({
          display: "flex",
          flexDirection: inline ? "row" : "column",
          flexWrap: inline ? "wrap" : undefined,
          alignItems: inline ? undefined : "flex-start",
          columnGap: "5",
          rowGap: "1.5",
        })}
      >
        {children}
      </div>
      <FieldNotes id={id} error={error} help={help} />
    </fieldset>
  );
}
