/** Native select, for short lists. */
import { chakra } from "@chakra-ui/react";
import { ChevronDown } from "lucide-react";
import { useFieldControl } from "./field.tsx";
import { inputRecipe } from "./input.tsx";

const Base = chakra("select", {
  ...inputRecipe,
  base: {
    ...inputRecipe.base,
    appearance: "none",
    cursor: "pointer",
    paddingInlineEnd: "8!",
    "& option": { bg: "raised", color: "text" },
  },
});

export function Select({ children, w, width = w, minW = "0", ...rest }: React.ComponentProps<typeof Base>) {
  return (
    <chakra.div position="relative" width={width ?? "full"} maxW="full" minW={minW}>
      <Base {...useFieldControl()} {...rest}>
        {children}
      </Base>
      <chakra.span
        position="absolute"
        insetBlock="0"
        insetInlineEnd="2.5"
        display="grid"
        alignItems="center"
        pointerEvents="none"
        color="text.muted"
      >
        <ChevronDown size={16} aria-hidden />
      </chakra.span>
    </chakra.div>
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
