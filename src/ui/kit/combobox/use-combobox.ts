/** Keyboard handling and ARIA attributes of a field with a list; the focus stays in the field. */
import { useId, useState, type KeyboardEvent } from "react";
import { stepFrom, type Option } from "./option.ts";

interface ComboboxInput {
  readonly options: readonly Option[];
  readonly onChoose: (option: Option) => void;
  readonly chosen: string | null;
  readonly onClose?: () => void;
  readonly fixed?: boolean;
  /** Free text: no option is highlighted until an arrow key is pressed. */
  readonly free?: boolean;
}

const page = 8;

interface ComboboxState {
  readonly id: string;
  readonly open: boolean;
  readonly active: number;
  readonly show: () => void;
  readonly hide: () => void;
  /** Call when the text changes: highlights the first match. */
  readonly typed: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly inputProps: Readonly<Record<string, string | boolean | undefined>>;
}

export function useCombobox({
  options,
  onChoose,
  chosen,
  onClose,
  fixed = false,
  free = false,
}: ComboboxInput): ComboboxState {
  const id = useId();
  const [open, setOpen] = useState(false);
  const none = free ? -1 : 0;
  const [wanted, setWanted] = useState(none);
  const usable = options[wanted] && !options[wanted].disabled;
  const active = usable || wanted < 0 ? wanted : stepFrom(options, -1, 1);

  const show = (): void => {
    if (open || fixed) return;
    setOpen(true);
    setWanted(
      Math.max(
        none,
        options.findIndex(({ value }) => value === chosen),
      ),
    );
  };
  const hide = (): void => {
    setOpen(false);
    onClose?.();
  };
  const jump = (to: number): void => {
    const last = options.length - 1;
    const at = Math.max(0, Math.min(last, to));
    setWanted(options[at]?.disabled ? stepFrom(options, at, to < active ? -1 : 1) : at);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const { key } = event;
    const option = options[active];
    if (key === "ArrowDown" || key === "ArrowUp") {
      if (event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      if (!open) show();
      else setWanted(key === "ArrowDown" ? stepFrom(options, active, 1) : stepFrom(options, Math.max(active, 0), -1));
    } else if (open && (key === "PageDown" || key === "PageUp")) {
      event.preventDefault();
      jump(active + (key === "PageDown" ? page : -page));
    } else if (open && key === "Enter" && !event.ctrlKey && !event.metaKey) {
      if (free && !option) return hide();
      event.preventDefault();
      if (option) onChoose(option);
    } else if (open && key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      hide();
    }
  };
  return {
    id,
    open,
    active,
    show,
    hide,
    typed: () => {
      setOpen(!fixed);
      setWanted(none);
    },
    onKeyDown,
    inputProps: {
      role: "combobox",
      autoComplete: "off",
      spellCheck: false,
      "aria-expanded": open,
      "aria-autocomplete": "list",
      "aria-controls": open ? `${id}-list` : undefined,
      "aria-activedescendant": open && options[active] ? `${id}-${active}` : undefined,
    },
  };
}
