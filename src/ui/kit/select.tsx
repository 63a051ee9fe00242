/** Native select, for short lists. */
import { css } from "#generated/styles/css/index.js";
import { chakra } from "#generated/styles/jsx/index.js";
import type { SystemStyleObject } from "#generated/styles/types/index.d.ts";
import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { useFieldControl } from "./field.tsx";
import { control, controlSizes } from "./input.tsx";

const Base = chakra("select", {
  base: {
    ...control,
    appearance: "none",
    cursor: "pointer",
    paddingInlineEnd: "8!",
    "& option": { bg: "raised", color: "text" },
  },
  ...controlSizes,
});

interface SelectProps extends ComponentProps<typeof Base> {
  /** Such as the width, which is otherwise that of the container. */
  frameCss?: SystemStyleObject;
}

export function Select({ children, frameCss, ...rest }: SelectProps) {
  return (
    <div className={css({ position: "relative", w: "full", maxW: "full", minW: "0" }, frameCss)}>
      <Base {...useFieldControl()} {...rest}>
        {children}
      </Base>
      <span
        className={css({
          position: "absolute",
          insetBlock: "0",
          insetInlineEnd: "2.5",
          display: "grid",
          alignItems: "center",
          pointerEvents: "none",
          color: "text.muted",
        })}
      >
        <ChevronDown size={16} aria-hidden />
      </span>
    </div>
  );
}

interface OptionsProps<Value extends string | number> {
  values: readonly Value[];
  label: (value: Value) => string;
}

/** One option per value. */
export function Options<Value extends string | number>({ values, label }: OptionsProps<Value>) {
  return values.map((value) => (
    <option key={value} value={value}>
      {label(value)}
    </option>
  ));
}
