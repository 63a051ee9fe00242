/** Input with several values as chips: typed, pasted or picked from suggestions; invalid ones are highlighted. Needs the messages "tools". */
import { TagsInput } from "@chakra-ui/react";
import { tagsInput } from "#generated/styles/recipes/index.js";
import { X } from "lucide-react";
import { useMemo, useRef, useState, type ClipboardEvent, type ComponentProps, type KeyboardEvent } from "react";
import { useText } from "../../messages/use-text.ts";
import { Avatar } from "../../kit/avatar.tsx";
import { Chakra } from "../../kit/chakra.tsx";
import type { Chip } from "../../kit/chip.tsx";
import { OptionList } from "../../kit/combobox/option-list.tsx";
import { matching, type Option } from "../../kit/combobox/option.ts";
import { useCombobox } from "../../kit/combobox/use-combobox.ts";
import { useFieldControl } from "../../kit/field.tsx";

interface ChipsInputProps {
  label: string;
  chips: readonly Chip[];
  onChange: (chips: readonly Chip[]) => void;
  /** Parses typed or pasted text into chips and flags invalid ones. */
  read: (text: string) => readonly Chip[];
  suggestions?: readonly Chip[];
  autoFocus?: boolean;
}

const maxSuggestions = 6;

interface TypingProps extends ComponentProps<"input"> {
  /** Esc belongs to the surrounding dialog. */
  leavesEscape: boolean;
}

function Typing({ leavesEscape, onKeyDown, ...rest }: TypingProps) {
  return (
    <input
      {...rest}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !leavesEscape) onKeyDown?.(event);
      }}
    />
  );
}

export function ChipsInput(props: ChipsInputProps) {
  const { label, chips, onChange, read, suggestions = [], autoFocus = false } = props;
  const { id, "aria-describedby": describedBy, "aria-invalid": invalid = false } = useFieldControl();
  const t = useText();
  const root = useRef<HTMLDivElement>(null);
  const [text, setText] = useState("");
  const styles = tagsInput();
  const known = useMemo(
    () => new Map([...suggestions, ...chips].map((chip) => [chip.value, chip])),
    [suggestions, chips],
  );
  const nameOf = (value: string): string => known.get(value)?.title ?? known.get(value)?.label ?? value;

  const set = (values: readonly string[]): void => {
    const next = values.flatMap((value) => known.get(value) ?? read(value));
    onChange([...new Map(next.map((chip) => [chip.value, chip])).values()]);
  };
  const add = (values: readonly string[]): void => {
    set([...chips.map(({ value }) => value), ...values]);
    setText("");
    box.hide();
  };
  const options = useMemo(
    () =>
      text.trim() === ""
        ? []
        : matching(
            suggestions
              .filter(({ value }) => !chips.some((chip) => chip.value === value))
              .map(({ value, label: name }): Option => ({ value, label: name, detail: value })),
            text,
          ).slice(0, maxSuggestions),
    [suggestions, chips, text],
  );
  const box = useCombobox({ options, onChoose: ({ value }) => add([value]), chosen: null });
  const shown = box.open && options.length > 0;

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const first = options[Math.max(box.active, 0)];
    if (event.key === "Tab" && shown && first) {
      event.preventDefault();
      add([first.value]);
    } else if (shown) box.onKeyDown(event);
  };
  const onPaste = (event: ClipboardEvent): void => {
    const pasted = event.clipboardData.getData("text/plain");
    if (!/[,;\n@]/.test(pasted)) return;
    event.preventDefault();
    add([`${text}${pasted}`]);
  };
  return (
    <Chakra>
      <TagsInput.Root
        unstyled
        ref={root}
        className={styles.root}
        editable
        blurBehavior="add"
        delimiter={/[,;]/}
        {...(id !== undefined && { ids: { input: id } })}
        invalid={invalid}
        value={chips.map(({ value }) => value)}
        onValueChange={({ value }) => set(value)}
        inputValue={text}
        onInputValueChange={({ inputValue }) => {
          setText(inputValue);
          if (inputValue === "") box.hide();
          else box.typed();
        }}
        // The suggestions are part of the field.
        onInteractOutside={(event) => {
          if (root.current?.contains(event.detail.originalEvent.target as Node)) event.preventDefault();
        }}
        translations={{
          deleteTagTriggerLabel: (value) => t("tools.chipRemove", { name: nameOf(value) }),
          tagAdded: nameOf,
          tagUpdated: nameOf,
          tagsPasted: (values) => values.map(nameOf).join(", "),
          tagDeleted: (value) => t("tools.chipRemoved", { name: nameOf(value) }),
          tagSelected: (value) =>
            t(known.get(value)?.invalid ? "tools.chipWrong" : "tools.chip", { name: nameOf(value) }),
          tagEdited: (value) => t("tools.chip", { name: nameOf(value) }),
        }}
      >
        {chips.map(({ value, label: name, title = name, invalid: wrong }, index) => (
          <TagsInput.Item key={value} index={index} value={value}>
            <TagsInput.ItemPreview className={styles.tag} title={title} data-wrong={wrong || undefined}>
              <TagsInput.ItemText className={styles.tagText}>{name}</TagsInput.ItemText>
              <TagsInput.ItemDeleteTrigger className={styles.tagRemove}>
                <X size={14} aria-hidden />
              </TagsInput.ItemDeleteTrigger>
            </TagsInput.ItemPreview>
            <TagsInput.ItemInput className={styles.tagInput} />
          </TagsInput.Item>
        ))}
        <TagsInput.Input
          asChild
          {...box.inputProps}
          className={styles.input}
          inputMode="email"
          aria-label={label}
          aria-describedby={describedBy}
          aria-expanded={shown}
          aria-controls={shown ? `${box.id}-list` : undefined}
          aria-activedescendant={shown ? `${box.id}-${box.active}` : undefined}
          onBlur={box.hide}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        >
          <Typing autoFocus={autoFocus} leavesEscape={!shown} />
        </TagsInput.Input>
        {shown && (
          <OptionList
            id={box.id}
            label={t("tools.suggestions")}
            anchor={root}
            options={options}
            active={box.active}
            isChosen={() => false}
            query={text}
            startOf={({ value, label: name }) => <Avatar name={name} src={known.get(value)?.picture} size={28} />}
            onChoose={({ value }) => add([value])}
          />
        )}
      </TagsInput.Root>
    </Chakra>
  );
}
