/** Segmented control, implemented as radio buttons. */
import { chakra } from "@chakra-ui/react";
import { useId, type ReactNode } from "react";

const Bar = chakra("div", {
  base: {
    display: "inline-flex",
    flexWrap: "wrap",
    maxW: "full",
    p: "2px",
    gap: "2px",
    bg: "inset",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "control",
  },
});

const Segment = chakra("label", {
  base: {
    position: "relative",
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "1.5",
    minH: "7",
    minW: "7",
    px: "2.5",
    borderRadius: "xs",
    fontSize: "sm",
    fontWeight: "medium",
    color: "text.muted",
    cursor: "pointer",
    _hover: { color: "text" },
    "&:has(:checked)": {
      bg: "surface",
      color: "text",
      boxShadow: "0 0 0 1px var(--hr-border-strong)",
      _dark: { bg: "raised" },
    },
    "&:has(:disabled)": { opacity: 0.5, cursor: "not-allowed" },
  },
});

/** Covers its segment, so that pointer, focus and screen readers hit the input itself. */
const Choice = chakra("input", {
  base: {
    position: "absolute",
    inset: "0",
    appearance: "none",
    borderRadius: "xs",
    cursor: "inherit",
    _focusVisible: { outlineOffset: "1px" },
  },
});

interface SegmentedProps<Value extends string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly {
    readonly value: Value;
    readonly label: string;
    readonly icon?: ReactNode;
    readonly disabled?: boolean;
  }[];
}

export function Segmented<Value extends string>({ label, value, onChange, options }: SegmentedProps<Value>) {
  const name = useId();
  return (
    <div>
      <Bar role="radiogroup" aria-label={label}>
        {options.map((option) => (
          <Segment key={option.value}>
            <Choice
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled ?? false}
              onChange={() => onChange(option.value)}
            />
            {option.icon}
            {option.label}
          </Segment>
        ))}
      </Bar>
    </div>
  );
}
