/** Editable cell with its error. */
import { css } from "#generated/styles/css/index.js";
import { useId } from "react";
import type { RateColumn } from "#src/domain/statutory/rate-sets/rate-columns.ts";
import { Checkbox } from "../../../kit/checkbox.tsx";
import { Input } from "../../../kit/input.tsx";
import { Options, Select } from "../../../kit/select.tsx";
import { useText } from "../../../messages/use-text.ts";
import { choiceName } from "./use-cell-text.ts";

interface GridCellProps {
  column: RateColumn;
  label: string;
  text: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

export function GridCell({ column: { field, unit, open, choices }, label, text, error, onChange }: GridCellProps) {
  const t = useText();
  const id = useId();
  const number = unit !== "text" && unit !== "date";
  const common = {
    "aria-label": label,
    "aria-invalid": error ? (true as const) : undefined,
    "aria-describedby": error ? id : undefined,
    size: "sm" as const,
  };
  return (
    <>
      {unit === "flag" ? (
        <span className={css({ display: "grid", placeItems: "center", h: "8" })}>
          <Checkbox
            aria-label={label}
            checked={text === "true"}
            onChange={(event) => onChange(event.target.checked ? "true" : "")}
          />
        </span>
      ) : choices ? (
        <Select {...common} value={text} onChange={(event) => onChange(event.target.value)}>
          <option value="">–</option>
          <Options values={choices} label={(each) => t(choiceName(field, each))} />
        </Select>
      ) : (
        <Input
          {...common}
          data-field={field}
          type={unit === "date" ? "date" : "text"}
          inputMode={number ? "decimal" : undefined}
          autoComplete="off"
          css={{ textAlign: number ? "end" : undefined, fontVariantNumeric: "tabular-nums" }}
          placeholder={open ? t("rates.open") : undefined}
          value={text}
          onFocus={(event) => event.target.select()}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {error && (
        <span
          className={css({
            display: "block",
            maxW: "52",
            mt: "1",
            fontSize: "xs",
            lineHeight: "xs",
            color: "danger.text",
          })}
          id={id}
        >
          {error}
        </span>
      )}
    </>
  );
}
