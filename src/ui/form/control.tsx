/** Renders the control for a field's kind; heavy controls are loaded on demand. */
import { createContext, lazy, Suspense, useContext, type ComponentType } from "react";
import { css } from "#generated/styles/css/index.js";
import { AutoTextarea } from "../kit/auto-textarea.tsx";
import { useFieldControl } from "../kit/field.tsx";
import { Input, PasswordInput, Textarea } from "../kit/input.tsx";
import { Select } from "../kit/select.tsx";
import { Skeleton } from "../kit/skeleton.tsx";
import { Switch } from "../kit/switch.tsx";
import { TimeInput } from "../kit/time-input.tsx";
import { DecimalInput, MoneyInput, ShareInput, WholeInput } from "../kit/typed-input.tsx";
import type { Typed } from "../kit/unparsed.ts";
import { loadMessages } from "../messages/store.ts";
import type { MessageArea } from "../messages/catalogue.ts";
import { useText } from "../messages/use-text.ts";
import { ChoicesInput } from "./controls/choices-input.tsx";
import { WordsInput } from "./controls/words-input.tsx";
import type { ControlProps, FieldSpec, FieldWords } from "./spec.ts";

export interface FieldControlProps extends ControlProps {
  readonly field: FieldSpec;
  readonly words: FieldWords;
  /** `rows.field` within rows, else the name. */
  readonly path: string;
  /** As wide as its values need, if it has the line to itself. */
  readonly slim?: boolean | undefined;
  readonly onBlur: () => void;
}

/** For controls with nested fields, which get the field renderer. */
export interface HeavyControlProps extends FieldControlProps {
  readonly Cell: ComponentType<FieldControlProps>;
}

/** Kinds with a calendar, a searchable list or nested controls. */
export type HeavyKind = "reference" | "references" | "zone" | "date" | "rows" | "parts";
type HeavyControls = Readonly<Record<HeavyKind, ComponentType<HeavyControlProps>>>;

const later = (kind: HeavyKind, ...messages: MessageArea[]): ComponentType<HeavyControlProps> =>
  lazy(async () => {
    const [{ heavyControls }] = await Promise.all([import("./heavy-controls.tsx"), loadMessages(...messages)]);
    return { default: heavyControls[kind] };
  });

const lazyControls: HeavyControls = {
  reference: later("reference", "fields"),
  references: later("references", "fields", "tools"),
  zone: later("zone", "fields"),
  date: later("date", "tools"),
  rows: later("rows", "tools", "fields"),
  parts: later("parts"),
};

/** Preloaded controls for forms that open as a whole, such as dialogs, so that the first control gets the focus. */
export const ReadyControls = createContext<Partial<HeavyControls>>({});

/** Skeleton of the rows' final height, so that nothing below shifts. */
function RowsShape({ rows, fields, ordered }: { rows: number; fields: number; ordered: boolean }) {
  const high = (lines: number): string => `${lines * 62 + (lines - 1) * 12}px`;
  const pairs = Math.ceil(fields / 2);
  const heights = {
    ["--narrow" as string]: high(fields),
    ["--medium" as string]: high(pairs),
    ["--wide" as string]: high(fields > 3 ? pairs : 1),
  };
  return (
    <span className={css({ display: "grid", gap: ordered ? "5" : "3" })}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton
          key={row}
          css={{ my: "0", h: { base: "var(--narrow)", sm: "var(--medium)", md: "var(--wide)" } }}
          style={heights}
        />
      ))}
      <Skeleton css={{ h: "9", w: "28", my: "0", borderRadius: "control" }} />
    </span>
  );
}

function Flag({ name, value, disabled, onChange, onBlur }: FieldControlProps) {
  const { id, "aria-describedby": described } = useFieldControl();
  return (
    <span className={css({ display: "flex", alignItems: "center", minH: "9" })}>
      <Switch
        id={id}
        aria-describedby={described}
        name={name}
        checked={value === true}
        disabled={disabled}
        onChange={onChange}
        onBlur={onBlur}
      />
    </span>
  );
}

/** Yes, no, or not answered. */
function YesNo({ name, value, disabled, onChange, onBlur }: FieldControlProps) {
  const t = useText();
  return (
    <Select
      name={name}
      disabled={disabled}
      value={value === null || value === undefined ? "" : String(value)}
      onBlur={onBlur}
      onChange={({ target }) => onChange(target.value === "" ? null : target.value === "true")}
    >
      <option value="">–</option>
      <option value="true">{t("crud.yes")}</option>
      <option value="false">{t("crud.no")}</option>
    </Select>
  );
}

/** Select values are strings in the DOM. */
const chosen = ({ numeric }: FieldSpec, text: string): string | number | null =>
  numeric ? (text === "" ? null : Number(text)) : text;

function Choice({ field, words, path, name, value, disabled, slim, onChange, onBlur }: FieldControlProps) {
  const { choices = [], required = false, clearable = !required } = field;
  const text = String(value ?? "");
  return (
    <Select
      name={name}
      disabled={disabled}
      value={text}
      autoComplete={field.autoComplete}
      onBlur={onBlur}
      onChange={({ target }) => onChange(chosen(field, target.value))}
      {...(slim && { frameCss: css.raw({ w: "fit-content", minW: "min(14rem, 100%)" }) })}
    >
      {(clearable || text === "") && <option value="">{words.nothing?.(path) ?? "–"}</option>}
      {choices.map((each) => (
        <option key={each} value={each}>
          {words.choice(field.words ?? path, each)}
        </option>
      ))}
    </Select>
  );
}

export function Control(props: FieldControlProps) {
  const ready = useContext(ReadyControls);
  const { field, words, path, name, value, label, disabled, onChange, onBlur } = props;
  const { kind, control: Own } = field;
  if (Own) {
    return (
      <Suspense fallback={<Skeleton css={{ h: "9", my: "0" }} />}>
        <Own {...props} />
      </Suspense>
    );
  }
  const common = { name, disabled, onBlur };
  const number = { ...common, value: (value ?? null) as Typed<number>, onChange };
  const text = {
    ...common,
    value: String(value ?? ""),
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  switch (kind) {
    case "money":
      return <MoneyInput {...number} />;
    case "whole":
      return <WholeInput {...number} unit={words.unit?.(path)} placeholder={words.placeholder?.(path)} />;
    case "decimal":
    case "hundredths":
      return <DecimalInput {...number} />;
    case "fraction":
      return <ShareInput {...number} />;
    case "time":
      return <TimeInput {...common} value={(value ?? null) as Typed<string>} onChange={onChange} />;
    case "choice":
      return <Choice {...props} />;
    case "yesNo":
      return <YesNo {...props} />;
    case "flag":
      return <Flag {...props} />;
    case "secret":
      return <PasswordInput {...text} autoComplete={field.autoComplete ?? "new-password"} />;
    case "lines":
      return field.resizable ? (
        <Textarea {...text} rows={3} maxLength={field.input?.maxLength} />
      ) : (
        <AutoTextarea {...text} rows={3} maxLength={field.input?.maxLength} />
      );
    case "list":
      return (
        <WordsInput
          name={name}
          spaced={field.spaced ?? false}
          disabled={disabled ?? false}
          values={(value ?? []) as readonly string[]}
          onBlur={onBlur}
          onChange={onChange}
        />
      );
    case "choices":
      return (
        <ChoicesInput
          name={name}
          label={label}
          disabled={disabled}
          offered={(field.choices ?? []).map((each) => ({
            value: each,
            label: words.choice(field.words ?? path, each),
          }))}
          values={((value ?? []) as readonly unknown[]).map(String)}
          onChange={(next) => onChange(next.map((each) => chosen(field, each)))}
        />
      );
    case "reference":
    case "references":
    case "zone":
    case "date":
    case "rows":
    case "parts": {
      const Ready = ready[kind];
      if (Ready) return <Ready {...props} Cell={Control} />;
      const Heavy = lazyControls[kind];
      const shape =
        kind === "rows" ? (
          <RowsShape
            rows={((value ?? []) as readonly unknown[]).length}
            fields={field.rows?.length ?? 0}
            ordered={field.ordered ?? false}
          />
        ) : (
          <Skeleton css={{ h: "9", my: "0" }} />
        );
      return (
        <Suspense fallback={shape}>
          <Heavy {...props} Cell={Control} />
        </Suspense>
      );
    }
    default:
      // Without a maxLength of its own, too long text is reported as an error instead of silently cut off.
      return (
        <Input
          {...text}
          type={kind === "email" ? "email" : "text"}
          {...field.input}
          autoComplete={field.autoComplete ?? "off"}
        />
      );
  }
}
