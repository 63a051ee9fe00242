/** A labelled control: help and error are tied to it, the error says how to mend the value. */
import { chakra } from "@chakra-ui/react";
import { CircleAlert } from "lucide-react";
import { createContext, useContext, useId, useMemo, type ReactNode } from "react";
import { useText } from "../messages/use-text.ts";

interface ControlProps {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
  readonly "aria-required": true | undefined;
}

const FieldContext = createContext<ControlProps | null>(null);

/** What a control inside a Field spreads on its input element; empty outside of one. */
export function useFieldControl(): Partial<ControlProps> {
  return useContext(FieldContext) ?? {};
}

interface FieldProps {
  label: string;
  help?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  optional?: boolean;
  /** At the end of the label's line, such as a link. */
  aside?: ReactNode;
  children: ReactNode;
}

export function Field({ label, help, error, required = false, optional = false, aside, children }: FieldProps) {
  const id = useId();
  const t = useText();
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(" ") || undefined;
  const control = useMemo<ControlProps>(
    () => ({ id, "aria-describedby": described, "aria-invalid": error ? true : undefined, "aria-required": required || undefined }),
    [id, described, error, required],
  );
  return (
    <chakra.div display="grid" alignContent="start" gap="1.5" minW="0">
      <chakra.div display="flex" justifyContent="space-between" gap="3">
        <chakra.span fontWeight="medium">
          <label htmlFor={id}>{label}</label>
          {required && (
            <chakra.span color="danger.text" aria-hidden>
              {" *"}
            </chakra.span>
          )}
          {optional && <chakra.span color="text.muted" fontWeight="normal">{` (${t("common.optional")})`}</chakra.span>}
        </chakra.span>
        {aside}
      </chakra.div>
      <FieldContext value={control}>{children}</FieldContext>
      <FieldNotes id={id} error={error} help={help} />
    </chakra.div>
  );
}

/** Error and help below a control, under the ids that describe it. */
export function FieldNotes({ id, error, help }: { id: string; error: string | undefined; help: ReactNode }) {
  return (
    <>
      {error && (
        <chakra.p id={`${id}-error`} color="danger.text" fontSize="sm" lineHeight="sm" display="flex" gap="1.5">
          <CircleAlert size={16} aria-hidden style={{ flexShrink: 0, marginBlockStart: 1 }} />
          {error}
        </chakra.p>
      )}
      {help && (
        <chakra.p id={`${id}-help`} color="text.muted" fontSize="sm" lineHeight="sm">
          {help}
        </chakra.p>
      )}
    </>
  );
}
