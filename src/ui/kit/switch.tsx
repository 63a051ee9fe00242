/** Switch built on a native checkbox, for settings that apply at once. */
import { css, cx } from "#generated/styles/css/index.js";
import { switchTrack } from "#generated/styles/recipes/index.js";
import type { ComponentProps, ReactNode } from "react";

type SwitchProps = Omit<ComponentProps<"input">, "type" | "role" | "onChange" | "checked" | "size" | "children"> & {
  checked: boolean;
  onChange: (checked: boolean) => void;
  busy?: boolean;
  size?: "sm" | "md" | "lg";
  /** Label; without one pass an aria-label. */
  children?: ReactNode;
  help?: ReactNode;
};

export function Switch(props: SwitchProps) {
  const { checked, onChange, busy = false, size, className, children, help, ...rest } = props;
  const track = (
    <input
      {...rest}
      className={cx(switchTrack({ size }), className)}
      type="checkbox"
      role="switch"
      aria-checked={checked}
      checked={checked}
      aria-busy={busy || undefined}
      onChange={(event) => {
        if (!busy) onChange(event.target.checked);
      }}
    />
  );
  if (!children) return track;
  return (
    <label
      className={css({
        display: "inline-flex",
        alignItems: help ? "flex-start" : "center",
        gap: "2.5",
        minH: "6",
        cursor: "pointer",
      })}
    >
      {track}
      <span className={css({ minW: "0" })}>
        {children}
        {help && (
          <span className={css({ display: "block", color: "text.muted", fontSize: "sm", lineHeight: "sm" })}>
            {help}
          </span>
        )}
      </span>
    </label>
  );
}
