/** Number input with steps by arrow keys, page keys, and buttons that repeat while held. Needs the messages "fields". */
import { NumberInput as ChakraNumberInput } from "@chakra-ui/react";
import { css } from "#generated/styles/css/index.js";
import type { SystemStyleObject } from "#generated/styles/types/index.d.ts";
import { Minus, Plus } from "lucide-react";
import { useMemo, useState, type KeyboardEvent } from "react";
import { useIntl } from "react-intl";
import { useText } from "../../messages/use-text.ts";
import { Adorned } from "../../kit/adorned.tsx";
import { Button } from "../../kit/button.tsx";
import { Chakra } from "../../kit/chakra.tsx";
import { parseDecimal, rounded } from "../../kit/decimal.ts";
import { useFieldControl } from "../../kit/field.tsx";
import { Input } from "../../kit/input.tsx";
import { InputGroup } from "./input-group.tsx";

interface NumberInputProps {
  value: number | null;
  onChange: (value: number | null) => void;
  min?: number;
  max?: number;
  step?: number;
  decimals?: number;
  /** Steps continue at the other bound. */
  wrap?: boolean;
  unit?: string;
  size?: "sm" | "md" | "lg";
  /** Such as the width. */
  frameCss?: SystemStyleObject;
  disabled?: boolean;
  readOnly?: boolean;
}

export function NumberInput(props: NumberInputProps) {
  const { value, onChange, min, max, step = 1, decimals = 0, wrap = false, unit } = props;
  const { size = "md", frameCss, disabled = false, readOnly = false } = props;
  const t = useText();
  const { formatNumber, locale } = useIntl();
  const { id, "aria-invalid": invalid = false, ...control } = useFieldControl();
  const format = useMemo(() => ({ maximumFractionDigits: decimals }), [decimals]);
  // Text that was typed for the current value.
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: number | null }>();
  const shown = value === null ? "" : formatNumber(value, format);
  const set = (text: string, next: number | null): void => {
    setTyped({ text, value: next });
    onChange(next);
  };
  const change = (text: string): void => {
    const parsed = parseDecimal(text, locale);
    const next = parsed === undefined ? null : rounded(parsed, decimals);
    const stepped = (by: number): boolean => value !== null && next === rounded(value + by, decimals);
    if (wrap && min !== undefined && max !== undefined && next !== null) {
      if (next > max && stepped(step)) return set(formatNumber(min, format), min);
      if (next < min && stepped(-step)) return set(formatNumber(max, format), max);
    }
    set(text, next);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // Chakra steps from the text as it reads it, which takes a comma for a thousands separator in English.
    if (/^Arrow(Up|Down)$/.test(event.key)) setTyped(undefined);
    const by = { PageUp: step * 10, PageDown: -step * 10 }[event.key];
    if (by === undefined || readOnly) return;
    event.preventDefault();
    const next = rounded((value ?? 0) + by, decimals);
    const within = Math.min(max ?? Infinity, Math.max(min ?? -Infinity, next));
    set(formatNumber(within, format), within);
  };
  return (
    <Chakra>
      <ChakraNumberInput.Root
        unstyled
        className={css({ w: "full", maxW: "56" }, frameCss)}
        {...(id && { ids: { input: id } })}
        locale={locale}
        formatOptions={format}
        inputMode={decimals > 0 ? "decimal" : "numeric"}
        {...(min !== undefined && { min })}
        {...(max !== undefined && { max })}
        step={step}
        allowOverflow={wrap}
        clampValueOnBlur
        disabled={disabled}
        readOnly={readOnly}
        invalid={invalid}
        translations={{
          decrementLabel: t("fields.less"),
          incrementLabel: t("fields.more"),
          valueText: (text) => (unit && text !== "" ? `${text} ${unit}` : text),
        }}
        value={typed && typed.value === value ? typed.text : shown}
        onValueChange={({ value: text }) => change(text)}
      >
        <InputGroup>
          <ChakraNumberInput.DecrementTrigger asChild>
            <Button square size={size}>
              <Minus size={16} aria-hidden />
            </Button>
          </ChakraNumberInput.DecrementTrigger>
          <Adorned end={unit} css={{ flex: "1" }}>
            <ChakraNumberInput.Input
              asChild
              {...control}
              aria-roledescription=""
              onBlur={() => setTyped(undefined)}
              onKeyDown={onKeyDown}
            >
              <Input
                size={size}
                css={{
                  borderRadius: "0",
                  fontVariantNumeric: "tabular-nums",
                  textAlign: unit ? undefined : "center",
                  px: unit ? undefined : "1",
                }}
              />
            </ChakraNumberInput.Input>
          </Adorned>
          <ChakraNumberInput.IncrementTrigger asChild>
            <Button square size={size}>
              <Plus size={16} aria-hidden />
            </Button>
          </ChakraNumberInput.IncrementTrigger>
        </InputGroup>
      </ChakraNumberInput.Root>
    </Chakra>
  );
}
