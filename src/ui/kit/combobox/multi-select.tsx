/** Searchable multiple select with chips; can create options. */
import { css } from "#generated/styles/css/index.js";
import { chakra } from "#generated/styles/jsx/index.js";
import { ChevronDown } from "lucide-react";
import { useRef, useState, type KeyboardEvent } from "react";
import { useText } from "../../messages/use-text.ts";
import { ChipItem } from "../chip.tsx";
import { useFieldControl } from "../field.tsx";
import { VisuallyHidden } from "../visually-hidden.tsx";
import { createValue, matching, type Option } from "./option.ts";
import { OptionList, type ListState } from "./option-list.tsx";
import { useCombobox } from "./use-combobox.ts";

const Frame = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "1",
    minH: "9",
    minW: "0",
    p: "3px",
    bg: "surface",
    borderWidth: "1px",
    borderColor: "border.strong",
    borderRadius: "control",
    cursor: "text",
    _hover: { borderColor: "text.muted" },
    "&:has(input:focus-visible)": {
      outline: "2px solid",
      outlineColor: "accent",
      outlineOffset: "-1px",
      borderColor: "accent",
    },
    "&:has(input[aria-invalid=true])": { borderColor: "danger" },
  },
});

/** The frame shows the focus. */
const Typing = chakra("input", {
  base: {
    flex: "1 1 4rem",
    minW: "0",
    h: "7",
    px: "2",
    bg: "transparent",
    borderRadius: "xs",
    _focusVisible: { outlineColor: "transparent" },
  },
});

interface MultiSelectProps extends ListState {
  label: string;
  options: readonly Option[];
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
  /** Creates an option from unmatched text. */
  onCreate?: (label: string) => void;
  /** Labels of values missing from the options. */
  labelOf?: (value: string) => string;
  max?: number;
}

export function MultiSelect(props: MultiSelectProps) {
  const { label, options, values, onChange, onCreate, labelOf, max = Infinity } = props;
  const t = useText();
  const control = useFieldControl();
  const frame = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const full = values.length >= max;
  const isNew =
    onCreate && text.trim() !== "" && !options.some((each) => each.label.toLowerCase() === text.trim().toLowerCase());
  const fitting = matching(options, text).map((each) =>
    full && !values.includes(each.value) ? { ...each, disabled: true } : each,
  );
  const found = isNew && !full ? [...fitting, { value: createValue, label: text.trim() }] : fitting;
  const nameOf = (value: string): string =>
    options.find((each) => each.value === value)?.label ?? labelOf?.(value) ?? value;

  const remove = (value: string): void => {
    onChange(values.filter((each) => each !== value));
    input.current?.focus();
  };
  const choose = ({ value, label: name }: Option): void => {
    if (value === createValue) onCreate?.(name);
    else if (values.includes(value)) onChange(values.filter((each) => each !== value));
    else onChange([...values, value]);
    setText("");
  };
  // Stays open, because several are usually chosen in a row.
  const box = useCombobox({
    options: found,
    onChoose: choose,
    chosen: null,
    onClose: () => setText(""),
  });
  const chips = (): HTMLElement[] => [...(frame.current?.querySelectorAll<HTMLElement>("[data-chip]") ?? [])];
  const onChipKey = (event: KeyboardEvent<HTMLElement>, value: string): void => {
    const all = chips();
    const at = all.indexOf(event.currentTarget);
    if (event.key === "ArrowLeft") all[at - 1]?.focus();
    else if (event.key === "ArrowRight") (all[at + 1] ?? input.current)?.focus();
    else if (event.key === "Backspace" || event.key === "Delete") {
      event.preventDefault();
      remove(value);
    }
  };
  return (
    <Frame ref={frame} onClick={(event) => event.target === event.currentTarget && input.current?.focus()}>
      {values.map((value) => (
        <ChipItem
          key={value}
          label={nameOf(value)}
          onRemove={() => remove(value)}
          onKeyDown={(event) => onChipKey(event, value)}
        />
      ))}
      <Typing
        {...control}
        {...box.inputProps}
        {...(!control.id && { "aria-label": label })}
        ref={input}
        value={text}
        onClick={box.show}
        onChange={(event) => {
          setText(event.target.value);
          box.typed();
        }}
        onBlur={box.hide}
        onKeyDown={(event) => {
          const { currentTarget, key } = event;
          if (key === "Backspace" && text === "") onChange(values.slice(0, -1));
          else if (key === "ArrowLeft" && currentTarget.selectionEnd === 0) chips().at(-1)?.focus();
          else box.onKeyDown(event);
        }}
      />
      <span className={css({ ms: "auto", display: "grid", color: "text.muted", pointerEvents: "none" })}>
        <ChevronDown size={16} aria-hidden />
      </span>
      <VisuallyHidden role="status">
        {t("fields.chosen", { count: values.length, names: values.map(nameOf).join(", ") })}
      </VisuallyHidden>
      {box.open && (
        <OptionList
          id={box.id}
          label={label}
          anchor={frame}
          options={found}
          active={box.active}
          isChosen={({ value }) => values.includes(value)}
          multiple
          query={text}
          onChoose={choose}
          status={props.status}
          onRetry={props.onRetry}
        />
      )}
    </Frame>
  );
}
