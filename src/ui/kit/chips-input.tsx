/** Input with several values as chips: typed, pasted or picked from suggestions; invalid ones are highlighted. */
import { chakra } from "@chakra-ui/react";
import { useId, useLayoutEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent, type Ref } from "react";
import { useText } from "../messages/use-text.ts";
import { ChipItem, type Chip } from "./chip.tsx";
import { place } from "./place.ts";
import { Suggestion, SuggestionList } from "./suggestions.tsx";

interface ChipsInputProps {
  label: string;
  chips: readonly Chip[];
  onChange: (chips: readonly Chip[]) => void;
  /** Parses typed or pasted text into chips and flags invalid ones. */
  read: (text: string) => readonly Chip[];
  suggestions?: readonly Chip[];
  describedBy?: string | undefined;
  invalid?: boolean;
  autoFocus?: boolean;
  ref?: Ref<HTMLInputElement>;
}

const maxSuggestions = 6;

function matching(suggestions: readonly Chip[], text: string, chips: readonly Chip[]): readonly Chip[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === "") return [];
  return suggestions
    .filter(
      ({ value, label }) =>
        `${label} ${value}`.toLowerCase().includes(wanted) && !chips.some((chip) => chip.value === value),
    )
    .slice(0, maxSuggestions);
}

/** Arrow key towards the start of the line. */
function towardsStart(element: HTMLElement): "ArrowLeft" | "ArrowRight" {
  return getComputedStyle(element).direction === "rtl" ? "ArrowRight" : "ArrowLeft";
}

export function ChipsInput({
  label,
  chips,
  onChange,
  read,
  suggestions = [],
  describedBy,
  invalid = false,
  autoFocus = false,
  ref,
}: ChipsInputProps) {
  const t = useText();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const own = useRef<HTMLInputElement | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const [text, setText] = useState("");
  const [active, setActive] = useState(0);
  const [open, setOpen] = useState(false);
  const found = open ? matching(suggestions, text, chips) : [];
  const shown = found.length > 0;
  const chosen = found[active];

  useLayoutEffect(() => {
    const panel = list.current;
    if (!panel || !shown || !own.current) return;
    panel.showPopover();
    place(panel, own.current, "start");
    return () => panel.hidePopover();
  }, [shown, text]);

  const add = (more: readonly Chip[]): void => {
    const fresh = more.filter(
      ({ value }, index) =>
        !chips.some((chip) => chip.value === value) && more.findIndex((each) => each.value === value) === index,
    );
    if (fresh.length > 0) onChange([...chips, ...fresh]);
    setText("");
    setOpen(false);
  };
  const commit = (): void => {
    if (text.trim() !== "") add(read(text));
  };
  const remove = (chip: Chip): void => {
    onChange(chips.filter((each) => each !== chip));
    own.current?.focus();
  };
  const repair = (chip: Chip): void => {
    remove(chip);
    setText(chip.value);
  };
  const buttons = (): HTMLElement[] => [...(box.current?.querySelectorAll<HTMLElement>("[data-chip]") ?? [])];
  const onInputKey = (event: KeyboardEvent<HTMLInputElement>): void => {
    const { key, currentTarget } = event;
    if (shown && (key === "ArrowDown" || key === "ArrowUp")) {
      event.preventDefault();
      setActive((active + (key === "ArrowDown" ? 1 : found.length - 1)) % found.length);
    } else if (shown && key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    } else if (
      (key === "Enter" && !event.ctrlKey && !event.metaKey) ||
      key === "," ||
      key === ";" ||
      (key === "Tab" && text.trim() !== "")
    ) {
      if (key !== "Tab" || shown) event.preventDefault();
      if (chosen && key !== "," && key !== ";") add([chosen]);
      else commit();
    } else if (text === "" && key === "Backspace" && chips.length > 0) {
      event.preventDefault();
      onChange(chips.slice(0, -1));
    } else if (
      key === towardsStart(currentTarget) &&
      currentTarget.selectionStart === 0 &&
      currentTarget.selectionEnd === 0
    ) {
      buttons().at(-1)?.focus();
    }
  };
  const onChipKey = (event: KeyboardEvent<HTMLElement>, chip: Chip): void => {
    const all = buttons();
    const at = all.indexOf(event.currentTarget);
    if (event.key === towardsStart(event.currentTarget)) all[at - 1]?.focus();
    else if (/^Arrow(Left|Right)$/.test(event.key)) (all[at + 1] ?? own.current)?.focus();
    else if (event.key === "Backspace" || event.key === "Delete") {
      event.preventDefault();
      remove(chip);
    }
  };
  const onPaste = (event: ClipboardEvent): void => {
    const pasted = event.clipboardData.getData("text/plain");
    if (!/[,;\n@]/.test(pasted)) return;
    event.preventDefault();
    add(read(`${text}${pasted}`));
  };

  return (
    <chakra.div
      ref={box}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="1"
      flex="1"
      minW="0"
      py="1"
      cursor="text"
      onClick={(event) => event.target === event.currentTarget && own.current?.focus()}
    >
      {chips.map((chip) => (
        <ChipItem
          key={chip.value}
          chip={chip}
          onRemove={() => remove(chip)}
          onMend={() => repair(chip)}
          onKeyDown={(event) => onChipKey(event, chip)}
        />
      ))}
      <chakra.input
        ref={(element: HTMLInputElement | null) => {
          own.current = element;
          if (typeof ref === "function") ref(element);
          else if (ref) ref.current = element;
        }}
        flex="1 1 2rem"
        minW="0"
        h="7"
        bg="transparent"
        outline="none"
        type="text"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus={autoFocus}
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        role="combobox"
        aria-expanded={shown}
        aria-controls={shown ? `${id}-list` : undefined}
        aria-autocomplete="list"
        aria-activedescendant={chosen ? `${id}-${active}` : undefined}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setActive(0);
          setOpen(true);
        }}
        onBlur={() => {
          setOpen(false);
          commit();
        }}
        onKeyDown={onInputKey}
        onPaste={onPaste}
      />
      <SuggestionList ref={list} id={`${id}-list`} popover="manual" role="listbox" aria-label={t("tools.suggestions")}>
        {found.map((chip, index) => (
          <Suggestion
            key={chip.value}
            id={`${id}-${index}`}
            chip={chip}
            selected={index === active}
            onChoose={() => add([chip])}
          />
        ))}
      </SuggestionList>
    </chakra.div>
  );
}
