/** Number input with steps by arrow keys, page keys, and buttons that repeat while held. */
import { Minus, Plus } from "lucide-react";
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { useText } from "../messages/use-text.ts";
import { Adorned } from "./adorned.tsx";
import { Button } from "./button.tsx";
import { parseDecimal, rounded } from "./decimal.ts";
import { Input, type InputProps } from "./input.tsx";
import { InputGroup } from "./input-group.tsx";

type NumberInputProps = Omit<InputProps, "value" | "onChange" | "min" | "max" | "step"> & {
  value: number | null;
  onChange: (value: number | null) => void;
  min?: number;
  max?: number;
  step?: number;
  decimals?: number;
  wrap?: boolean;
  unit?: string;
};

const firstRepeat = 400;
const nextRepeat = 70;

/** Repeats the latest `act` while the pointer is down. */
function useRepeatWhileHeld(act: (by: number) => void): { start: (by: number) => void; stop: () => void } {
  const latest = useRef(act);
  latest.current = act;
  const timer = useRef(0);
  const stop = (): void => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  const again = (by: number, after: number): void => {
    timer.current = window.setTimeout(() => {
      latest.current(by);
      again(by, nextRepeat);
    }, after);
  };
  return {
    start: (by) => {
      stop();
      latest.current(by);
      again(by, firstRepeat);
    },
    stop,
  };
}

interface StepButtonProps {
  label: string;
  disabled: boolean;
  size: "sm" | "md" | "lg";
  onStart: () => void;
  onStop: () => void;
  children: ReactNode;
}

/** Not a tab stop: the input's arrow keys do the same. */
function StepButton({ label, disabled, size, onStart, onStop, children }: StepButtonProps) {
  return (
    <Button
      square
      size={size}
      tabIndex={-1}
      aria-label={label}
      disabled={disabled}
      onPointerDown={(event) => {
        if (event.button === 0) onStart();
      }}
      onPointerUp={onStop}
      onPointerLeave={onStop}
      onPointerCancel={onStop}
      // Screen readers click without pointer events.
      onClick={(event) => {
        if (event.detail !== 0) return;
        onStart();
        onStop();
      }}
    >
      {children}
    </Button>
  );
}

export function NumberInput(props: NumberInputProps) {
  const {
    value,
    onChange,
    min = -Infinity,
    max = Infinity,
    step = 1,
    decimals = 0,
    wrap = false,
    unit,
    size = "md",
    w = "full",
    disabled,
    readOnly,
    ...rest
  } = props;
  const t = useText();
  const { formatNumber, locale } = useIntl();
  // Raw text while typing, so that formatting doesn't interfere.
  const [text, setText] = useState<string | null>(null);
  const shown = value === null ? "" : formatNumber(value, { maximumFractionDigits: decimals });
  const within = (next: number): number => Math.min(max, Math.max(min, rounded(next, decimals)));

  const set = (next: number): void => {
    setText(null);
    onChange(next);
  };
  const move = (by: number): void => {
    const next = rounded((value ?? Math.max(min, Math.min(max, 0))) + (value === null ? 0 : by), decimals);
    if (wrap && next > max) set(min);
    else if (wrap && next < min) set(max);
    else set(within(next));
  };
  const { start, stop } = useRepeatWhileHeld(move);
  const onKeyDown = (event: KeyboardEvent): void => {
    const to: Record<string, (() => void) | undefined> = {
      ArrowUp: () => move(step),
      ArrowDown: () => move(-step),
      PageUp: () => move(step * 10),
      PageDown: () => move(-step * 10),
      Home: Number.isFinite(min) ? () => set(min) : undefined,
      End: Number.isFinite(max) ? () => set(max) : undefined,
    };
    const act =
      readOnly || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey ? undefined : to[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const fixed = Boolean(disabled) || Boolean(readOnly);
  const held = { size: size as "sm" | "md" | "lg", onStop: stop };
  return (
    <InputGroup w={w} maxW="56">
      <StepButton
        {...held}
        label={t("fields.less")}
        disabled={fixed || (!wrap && value !== null && value <= min)}
        onStart={() => start(-step)}
      >
        <Minus size={16} aria-hidden />
      </StepButton>
      <Adorned end={unit} flex="1">
        <Input
          autoComplete="off"
          fontVariantNumeric="tabular-nums"
          {...(!unit && { textAlign: "center", px: "1" })}
          {...rest}
          size={size}
          disabled={disabled}
          readOnly={readOnly}
          type="text"
          inputMode={decimals > 0 ? "decimal" : "numeric"}
          role="spinbutton"
          aria-valuenow={value ?? undefined}
          aria-valuetext={value === null ? undefined : unit ? `${shown} ${unit}` : shown}
          aria-valuemin={Number.isFinite(min) ? min : undefined}
          aria-valuemax={Number.isFinite(max) ? max : undefined}
          borderRadius="0"
          value={text ?? shown}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setText(event.target.value);
            const parsed = parseDecimal(event.target.value, locale);
            onChange(parsed === undefined ? null : rounded(parsed, decimals));
          }}
          onBlur={() => {
            setText(null);
            if (value !== null && value !== within(value)) onChange(within(value));
          }}
        />
      </Adorned>
      <StepButton
        {...held}
        label={t("fields.more")}
        disabled={fixed || (!wrap && value !== null && value >= max)}
        onStart={() => start(step)}
      >
        <Plus size={16} aria-hidden />
      </StepButton>
    </InputGroup>
  );
}
