/** Picture that can be replaced or removed, with file errors. */
import { css } from "#generated/styles/css/index.js";
import { useId, useState, type ReactNode } from "react";
import { Button } from "./button.tsx";
import { FieldNotes } from "./field.tsx";
import { usePictureFile } from "./use-picture-file.tsx";

interface PictureInputProps {
  label: string;
  help: string;
  chooseLabel: string;
  removeLabel: string;
  children: ReactNode;
  /** Size of the resulting square, in px. */
  side?: number;
  error?: string | undefined;
  busy?: boolean;
  disabled?: boolean;
  onChoose: (picture: Blob) => void | Promise<void>;
  /** Undefined if there is nothing to remove. */
  onRemove?: (() => void | Promise<void>) | undefined;
  more?: ReactNode;
}

export function PictureInput({
  label,
  help,
  chooseLabel,
  removeLabel,
  children,
  side,
  error,
  busy = false,
  disabled = false,
  onChoose,
  onRemove,
  more,
}: PictureInputProps) {
  const id = useId();
  const [refused, setRefused] = useState<string>();
  const { input, choose } = usePictureFile({
    label: chooseLabel,
    ...(side !== undefined && { side }),
    onPicture: onChoose,
    onRefused: setRefused,
  });
  const message = refused ?? error;
  return (
    <div
      className={css({ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "4", rowGap: "3" })}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-help ${id}-error`}
    >
      {children}
      <div className={css({ flex: "1 1 14rem", minW: "0", display: "grid", gap: "1.5" })}>
        <span className={css({ fontWeight: "medium" })} id={`${id}-label`}>
          {label}
        </span>
        {!disabled && (
          <div className={css({ display: "flex", flexWrap: "wrap", gap: "2" })}>
            <Button name="picture" size="sm" loading={busy} aria-invalid={message ? true : undefined} onClick={choose}>
              {chooseLabel}
            </Button>
            {onRemove && (
              <Button
                size="sm"
                variant="ghost"
                disabled={busy}
                onClick={() => {
                  setRefused(undefined);
                  void onRemove();
                }}
              >
                {removeLabel}
              </Button>
            )}
            {more}
          </div>
        )}
        <FieldNotes id={id} error={undefined} help={help} />
        <div className={css({ _empty: { display: "none" } })} role="alert">
          <FieldNotes id={id} error={message} help={null} />
        </div>
      </div>
      {input}
    </div>
  );
}
