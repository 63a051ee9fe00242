/** Switch built on a native checkbox, for settings that apply at once. */
import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

const Track = chakra("input", {
  base: {
    appearance: "none",
    flexShrink: 0,
    position: "relative",
    display: "inline-block",
    verticalAlign: "middle",
    w: "calc(var(--switch) * 1.8)",
    h: "var(--switch)",
    borderRadius: "full",
    bg: "border.strong",
    cursor: "pointer",
    colorPalette: "accent",
    transition: "background-color 150ms ease-out",
    _hover: { bg: "text.muted" },
    _checked: {
      bg: "colorPalette.solid",
      _before: { translate: "calc(var(--switch) * 0.8) 0", _rtl: { translate: "calc(var(--switch) * -0.8) 0" } },
    },
    _disabled: { opacity: 0.5, cursor: "not-allowed" },
    "&[aria-busy=true]": {
      cursor: "progress",
      _before: { animation: "pulse 1s ease-in-out infinite", _motionReduce: { animation: "none" } },
    },
    _highContrast: { border: "1px solid ButtonText" },
    _before: {
      content: '""',
      position: "absolute",
      insetBlockStart: "2px",
      insetInlineStart: "2px",
      w: "calc(var(--switch) - 4px)",
      h: "calc(var(--switch) - 4px)",
      borderRadius: "full",
      bg: "surface",
      transition: "translate 150ms ease-out",
    },
  },
  variants: {
    size: { sm: { "--switch": "1rem" }, md: { "--switch": "1.25rem" }, lg: { "--switch": "1.5rem" } },
  },
  defaultVariants: { size: "md" },
});

type SwitchProps = Omit<React.ComponentProps<typeof Track>, "type" | "role" | "onChange" | "checked"> & {
  checked: boolean;
  onChange: (checked: boolean) => void;
  busy?: boolean;
  /** Label; without one pass an aria-label. */
  children?: ReactNode;
  help?: ReactNode;
};

export function Switch({ checked, onChange, busy = false, children, help, ...rest }: SwitchProps) {
  const track = (
    <Track
      {...rest}
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
    <chakra.label display="inline-flex" alignItems={help ? "flex-start" : "center"} gap="2.5" minH="6" cursor="pointer">
      {track}
      <chakra.span minW="0">
        {children}
        {help && (
          <chakra.span display="block" color="text.muted" fontSize="sm" lineHeight="sm">
            {help}
          </chakra.span>
        )}
      </chakra.span>
    </chakra.label>
  );
}
