/** Native checkbox with label in the accent colour. */
import { chakra, type SystemStyleObject } from "@chakra-ui/react";
import { useEffect, useRef, type ReactNode } from "react";

/** What checkboxes and radio buttons have in common. */
export const tickBox = {
  appearance: "none",
  flexShrink: 0,
  w: "4",
  h: "4",
  bg: "surface",
  borderWidth: "1px",
  borderColor: "border.strong",
  cursor: "pointer",
  colorPalette: "accent",
  _hover: { borderColor: "text.muted" },
  _disabled: { opacity: 0.5, cursor: "not-allowed" },
  _highContrast: { appearance: "auto" },
} as const satisfies SystemStyleObject;

const CheckboxBase = chakra("input", {
  base: {
    ...tickBox,
    borderRadius: "xs",
    display: "grid",
    placeContent: "center",
    _checked: {
      bg: "colorPalette.solid",
      borderColor: "colorPalette.solid",
      _before: { transform: "rotate(45deg)", opacity: 1 },
    },
    _indeterminate: {
      bg: "colorPalette.solid",
      borderColor: "colorPalette.solid",
      _before: { h: "0", w: "2", borderRightWidth: "0", mt: "0", opacity: 1 },
    },
    _before: {
      content: '""',
      w: "5px",
      h: "9px",
      mt: "-2px",
      opacity: 0,
      borderStyle: "solid",
      borderColor: "colorPalette.contrast",
      borderBlockEndWidth: "2px",
      // The tick is not mirrored in right-to-left layouts.
      borderRightWidth: "2px",
    },
  },
});

type CheckboxProps = Omit<React.ComponentProps<typeof CheckboxBase>, "type" | "children"> & { indeterminate?: boolean };

/** Checkbox without label: pass an aria-label. */
export function Checkbox({ indeterminate = false, ...rest }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return <CheckboxBase ref={box} type="checkbox" {...rest} />;
}

export function LabelledCheckbox({ children, ...rest }: CheckboxProps & { children: ReactNode }) {
  return (
    <chakra.label display="inline-flex" alignItems="center" gap="2" minH="6" cursor="pointer">
      <Checkbox {...rest} />
      {children}
    </chakra.label>
  );
}
