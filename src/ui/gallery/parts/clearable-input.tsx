/** Input with a clear button; Esc clears too. */
import { css } from "#generated/styles/css/index.js";
import { X } from "lucide-react";
import { useRef } from "react";
import { IconButton } from "../../kit/button.tsx";
import { Input, type InputProps } from "../../kit/input.tsx";

type ClearableInputProps = Omit<InputProps, "value" | "onChange"> & {
  value: string;
  onChange: (value: string) => void;
  clearLabel: string;
};

export function ClearableInput({ value, onChange, clearLabel, ...rest }: ClearableInputProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={css({ position: "relative", minW: "0" })}>
      <Input
        autoComplete="off"
        {...rest}
        ref={input}
        value={value}
        paddingInlineEnd="10"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          // When empty, leave Esc to the surrounding dialog.
          if (event.key !== "Escape" || value === "") return;
          event.preventDefault();
          event.stopPropagation();
          onChange("");
        }}
      />
      {value !== "" && (
        <span
          className={css({
            position: "absolute",
            insetBlock: "0",
            insetInlineEnd: "1",
            display: "flex",
            alignItems: "center",
          })}
        >
          <IconButton
            size="xs"
            label={clearLabel}
            onClick={() => {
              onChange("");
              input.current?.focus();
            }}
          >
            <X size={16} aria-hidden />
          </IconButton>
        </span>
      )}
    </div>
  );
}
