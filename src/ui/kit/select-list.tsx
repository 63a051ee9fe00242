/** Listbox with single or multiple selection and a single tab stop: arrows, Space, type-ahead. */
import { chakra } from "@chakra-ui/react";
import { Check } from "lucide-react";
import { useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { listAction, listFrame, listLine } from "./list-group.tsx";
import { rove } from "./roving.ts";
import { toggled } from "./toggled.ts";

const Frame = chakra("div", listFrame);
const Option = chakra("div", { base: { ...listLine, ...listAction, h: "auto" } });

interface SelectListOption {
  readonly value: string;
  /** Text for type-ahead. */
  readonly label: string;
  readonly content?: ReactNode;
  readonly end?: ReactNode;
  readonly disabled?: boolean;
}

interface SelectListProps {
  label: string;
  options: readonly SelectListOption[];
  value: ReadonlySet<string>;
  onChange: (value: ReadonlySet<string>) => void;
  /** Multiple selection, with Shift+arrow and Ctrl+A. */
  multiple?: boolean;
}

export function SelectList({ label, options, value, onChange, multiple = false }: SelectListProps) {
  const typed = useRef({ text: "", at: 0 });
  const [active, setActive] = useState<string>();
  const usable = options.filter(({ disabled }) => !disabled);
  // Tab stop: the last focused option, else the first selected, else the first.
  const step =
    usable.find((each) => each.value === active) ?? usable.find((each) => value.has(each.value)) ?? usable[0];
  const take = (name: string): void => onChange(multiple ? toggled(value, name) : new Set([name]));

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const elements = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=option]:not([aria-disabled=true])")];
    const current = (document.activeElement as HTMLElement | null)?.dataset["value"];
    const moved = rove(event, elements, "vertical")?.dataset["value"];
    if (moved !== undefined) {
      // In single selection, the selection follows the focus.
      if (!multiple) take(moved);
      else if (event.shiftKey && !value.has(moved)) take(moved);
    } else if ((event.key === " " || event.key === "Enter") && current !== undefined) {
      event.preventDefault();
      take(current);
    } else if (multiple && event.key.toLowerCase() === "a" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onChange(new Set(usable.map((each) => each.value)));
    } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
      const text = (event.timeStamp - typed.current.at < 600 ? typed.current.text : "") + event.key.toLowerCase();
      typed.current = { text, at: event.timeStamp };
      const at = usable.findIndex((each) => each.value === current);
      const order = text.length === 1 ? [...usable.slice(at + 1), ...usable.slice(0, at + 1)] : usable;
      const found = order.find((each) => each.label.toLowerCase().startsWith(text));
      elements.find((element) => element.dataset["value"] === found?.value)?.focus();
      if (found && !multiple) take(found.value);
    }
  };

  return (
    <Frame role="listbox" aria-label={label} aria-multiselectable={multiple || undefined} onKeyDown={onKeyDown}>
      {options.map((option) => {
        const taken = value.has(option.value);
        return (
          <Option
            key={option.value}
            role="option"
            data-value={option.value}
            aria-selected={taken}
            aria-disabled={option.disabled || undefined}
            tabIndex={option.disabled ? undefined : option.value === step?.value ? 0 : -1}
            onFocus={() => setActive(option.value)}
            onClick={() => !option.disabled && take(option.value)}
          >
            <chakra.span w="4" display="grid" placeItems="center" flexShrink={0}>
              {taken && <Check size={16} aria-hidden />}
            </chakra.span>
            <chakra.span flex="1" minW="0">
              {option.content ?? option.label}
            </chakra.span>
            {option.end}
          </Option>
        );
      })}
    </Frame>
  );
}
