/** Searchable single select. Needs the messages "fields". */
import { css } from "#generated/styles/css/index.js";
import { ChevronDown, X } from "lucide-react";
import { useRef, useState } from "react";
import { useText } from "../../messages/use-text.ts";
import { Adorned } from "../adorned.tsx";
import { IconButton } from "../button.tsx";
import { Input } from "../input.tsx";
import { matching, type Option } from "./option.ts";
import { OptionList, type ListState } from "./option-list.tsx";
import { useCombobox } from "./use-combobox.ts";

interface ComboboxProps extends ListState {
  /** Accessible name of the list, the same as the field's label. */
  label: string;
  options: readonly Option[];
  value: string | null;
  onChange: (value: string | null, option: Option | null) => void;
  /** Label of a value missing from the options, as with server search. */
  valueLabel?: string | undefined;
  /** For server search: the options are shown unfiltered. */
  onQuery?: (query: string) => void;
  clearable?: boolean;
  placeholder?: string;
  name?: string;
  size?: "sm" | "md" | "lg";
  disabled?: boolean;
  onBlur?: () => void;
}

export function Combobox(props: ComboboxProps) {
  const {
    label,
    options,
    value,
    onChange,
    valueLabel,
    onQuery,
    clearable = false,
    placeholder,
    name,
    size = "md",
    disabled = false,
    onBlur,
  } = props;
  const t = useText();
  const frame = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  // Null unless typing; the field then shows its value.
  const [text, setText] = useState<string | null>(null);
  const shown = options.find((each) => each.value === value)?.label ?? (value === null ? "" : (valueLabel ?? value));
  const found = onQuery || text === null ? options : matching(options, text);

  const search = (next: string | null): void => {
    setText(next);
    onQuery?.(next ?? "");
  };
  const choose = (option: Option): void => {
    onChange(option.value, option);
    box.hide();
  };
  const box = useCombobox({
    options: found,
    onChoose: choose,
    chosen: value,
    fixed: disabled,
    onClose: () => search(null),
  });
  const clear = (): void => {
    onChange(null, null);
    search(null);
    input.current?.focus();
  };
  const canClear = clearable && value !== null && !disabled;
  return (
    <Adorned
      ref={frame}
      actions={
        <>
          {canClear && (
            <IconButton size="xs" label={t("fields.clear", { label })} onClick={clear}>
              <X size={16} aria-hidden />
            </IconButton>
          )}
          <span className={css({ px: "1.5", color: "text.muted", pointerEvents: "none" })}>
            <ChevronDown size={16} aria-hidden />
          </span>
        </>
      }
    >
      <Input
        {...box.inputProps}
        ref={input}
        name={name}
        size={size}
        disabled={disabled}
        placeholder={placeholder}
        css={{ textOverflow: "ellipsis", paddingInlineEnd: canClear ? "16" : "9" }}
        value={text ?? shown}
        onFocus={(event) => event.target.select()}
        onClick={box.show}
        onChange={(event) => {
          search(event.target.value);
          box.typed();
          if (clearable && event.target.value === "") onChange(null, null);
        }}
        onBlur={() => {
          box.hide();
          onBlur?.();
        }}
        onKeyDown={box.onKeyDown}
      />
      {box.open && (
        <OptionList
          id={box.id}
          label={label}
          anchor={frame}
          options={found}
          active={box.active}
          isChosen={(option) => option.value === value}
          query={text ?? ""}
          onChoose={choose}
          status={props.status}
          onRetry={props.onRetry}
        />
      )}
    </Adorned>
  );
}
