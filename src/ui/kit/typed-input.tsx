/** Inputs for amounts in cents, percentages and whole numbers with their unit. */
import { css } from "#generated/styles/css/index.js";
import { useRef, useState } from "react";
import { useIntl } from "react-intl";
import { useAppSettings } from "./app-settings.ts";
import { Adorned } from "./adorned.tsx";
import { formatAmount, parseAmount, parseWhole } from "./amount.ts";
import { parseDecimal } from "./decimal.ts";
import { Input, type InputProps } from "./input.tsx";
import { Unparsed, type Typed } from "./unparsed.ts";

type Bare = Omit<InputProps, "value" | "onChange" | "type" | "onBlur">;

export interface TypedInputProps<Value> extends Bare {
  value: Typed<Value>;
  onChange: (value: Typed<Value>) => void;
  onBlur?: () => void;
}

interface Codec {
  parse: (text: string, locale: string) => number | undefined;
  format: (value: number, locale: string) => string;
}

function TypedInput({ codec, value, onChange, onBlur, css: own, ...rest }: TypedInputProps<number> & { codec: Codec }) {
  const { locale } = useIntl();
  // Raw text while focused, the formatted value afterwards.
  const [text, setText] = useState<string | null>(null);
  // A click selects the number, so that typing replaces it; the release of the mouse would undo that.
  const selecting = useRef(false);
  const shown = value === null ? "" : value instanceof Unparsed ? value.text : codec.format(value, locale);
  return (
    <Input
      autoComplete="off"
      {...rest}
      css={css.raw({ fontVariantNumeric: "tabular-nums" }, own)}
      type="text"
      value={text ?? shown}
      onFocus={(event) => {
        setText(shown);
        event.target.select();
        selecting.current = true;
      }}
      onMouseUp={(event) => {
        if (selecting.current) event.preventDefault();
        selecting.current = false;
      }}
      onBlur={() => {
        setText(null);
        onBlur?.();
      }}
      onChange={(event) => {
        const next = event.target.value;
        setText(next);
        onChange(next.trim() === "" ? null : (codec.parse(next, locale) ?? new Unparsed(next)));
      }}
    />
  );
}

const amount: Codec = { parse: parseAmount, format: formatAmount };
/** Share of one as a percentage with two decimals: 0.3333 is 33.33. */
const share: Codec = {
  parse: (text, locale) => {
    const hundredths = parseAmount(text.replace(/%$/, ""), locale);
    return hundredths === undefined ? undefined : hundredths / 10_000;
  },
  format: (value, locale) => formatAmount(Math.round(value * 10_000), locale),
};
/** Enough for geographic coordinates. */
const maxDecimals = 6;
const decimal: Codec = {
  parse: parseDecimal,
  format: (value, locale) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: maxDecimals, useGrouping: false }).format(value),
};
const whole: Codec = { parse: parseWhole, format: (value) => String(value) };

/** Integer cents, entered in dollars. */
export function MoneyInput({ symbol: given, css: own, ...rest }: TypedInputProps<number> & { symbol?: string }) {
  const { currencySymbol } = useAppSettings();
  const symbol = given ?? currencySymbol;
  return (
    <Adorned start={symbol}>
      <TypedInput
        {...rest}
        codec={amount}
        inputMode="decimal"
        css={css.raw({ paddingInlineStart: symbol.length > 2 ? "12" : "9" }, own)}
      />
    </Adorned>
  );
}

export function DecimalInput(props: TypedInputProps<number>) {
  return <TypedInput {...props} codec={decimal} inputMode="decimal" />;
}

export function ShareInput({ css: own, ...rest }: TypedInputProps<number>) {
  return (
    <Adorned end="%">
      <TypedInput {...rest} codec={share} inputMode="decimal" css={css.raw({ paddingInlineEnd: "9" }, own)} />
    </Adorned>
  );
}

export function WholeInput({ unit, css: own, ...rest }: TypedInputProps<number> & { unit?: string | undefined }) {
  return (
    <Adorned end={unit}>
      <TypedInput
        {...rest}
        codec={whole}
        inputMode="numeric"
        css={css.raw({ paddingInlineEnd: unit ? "20" : undefined }, own)}
      />
    </Adorned>
  );
}
