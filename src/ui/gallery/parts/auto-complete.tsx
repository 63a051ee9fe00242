/** Text input with suggestions; free text is allowed. Needs the messages "fields". */
import { X } from "lucide-react";
import { useRef, type ReactNode } from "react";
import { useText } from "../../messages/use-text.ts";
import { Adorned } from "../../kit/adorned.tsx";
import { IconButton } from "../../kit/button.tsx";
import { Input } from "../../kit/input.tsx";
import { VisuallyHidden } from "../../kit/visually-hidden.tsx";
import { matching, type Option } from "../../kit/combobox/option.ts";
import { OptionList, type ListState } from "../../kit/combobox/option-list.tsx";
import { useCombobox } from "../../kit/combobox/use-combobox.ts";

interface AutoCompleteProps extends ListState {
  /** Accessible name of the list, the same as the field's label. */
  label: string;
  options: readonly Option[];
  text: string;
  onText: (text: string) => void;
  /** Called after a suggestion was chosen and its name became the text. */
  onChoose?: (option: Option) => void;
  /** Called on Enter without a highlighted suggestion. */
  onEnter?: () => void;
  /** The options are already filtered, such as by a server. */
  searched?: boolean;
  /** Minimum query length; with 0 the arrow keys show all. */
  from?: number;
  max?: number;
  startOf?: (option: Option) => ReactNode;
  disabled?: boolean;
}

export function AutoComplete(props: AutoCompleteProps) {
  const {
    label,
    options,
    text,
    onText,
    onChoose,
    onEnter,
    searched = false,
    from = 1,
    max = Infinity,
    startOf,
    disabled = false,
  } = props;
  const t = useText();
  const frame = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const enough = text.trim().length >= from;
  const found = enough ? (searched ? options : matching(options, text)).slice(0, max) : [];
  const choose = (option: Option): void => {
    onText(option.label);
    onChoose?.(option);
    box.hide();
  };
  const box = useCombobox({ options: found, onChoose: choose, chosen: null, fixed: disabled, free: true });
  const open = box.open && enough;
  const clear = (): void => {
    onText("");
    input.current?.focus();
  };
  return (
    <Adorned
      ref={frame}
      actions={
        text !== "" &&
        !disabled && (
          <IconButton size="xs" label={t("fields.clear", { label })} onClick={clear}>
            <X size={16} aria-hidden />
          </IconButton>
        )
      }
    >
      <Input
        {...box.inputProps}
        aria-expanded={open}
        aria-controls={open ? `${box.id}-list` : undefined}
        ref={input}
        disabled={disabled}
        css={{ paddingInlineEnd: "10" }}
        value={text}
        onChange={(event) => {
          onText(event.target.value);
          box.typed();
        }}
        onBlur={box.hide}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (!open || box.active < 0)) onEnter?.();
          if (event.key !== "Escape" || open) return box.onKeyDown(event);
          // When empty, leave Esc to the surrounding dialog.
          if (text === "") return;
          event.preventDefault();
          event.stopPropagation();
          onText("");
        }}
      />
      <VisuallyHidden role="status">
        {open && found.length > 0 ? t("fields.suggested", { count: found.length }) : ""}
      </VisuallyHidden>
      {open && (
        <OptionList
          id={box.id}
          label={label}
          anchor={frame}
          options={found}
          active={box.active}
          isChosen={() => false}
          query={text}
          startOf={startOf}
          onChoose={choose}
          status={props.status}
          onRetry={props.onRetry}
        />
      )}
    </Adorned>
  );
}
