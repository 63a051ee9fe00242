/** Input with a clear button; Esc clears too. */
import { X } from "lucide-react";
import { useRef } from "react";
import { Adorned } from "../../kit/adorned.tsx";
import { IconButton } from "../../kit/button.tsx";
import { Input, type InputProps } from "../../kit/input.tsx";

type ClearableInputProps = Omit<InputProps, "value" | "onChange" | "css"> & {
  value: string;
  onChange: (value: string) => void;
  clearLabel: string;
};

export function ClearableInput({ value, onChange, clearLabel, ...rest }: ClearableInputProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Adorned
      actions={
        value !== "" && (
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
        )
      }
    >
      <Input
        autoComplete="off"
        {...rest}
        ref={input}
        value={value}
        css={{ paddingInlineEnd: "10" }}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          // When empty, leave Esc to the surrounding dialog.
          if (event.key !== "Escape" || value === "") return;
          event.preventDefault();
          event.stopPropagation();
          onChange("");
        }}
      />
    </Adorned>
  );
}
