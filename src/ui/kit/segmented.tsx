/** Segmented control: one of a few values, as radio buttons in a row. */
import { useSegmentGroup } from "@chakra-ui/react";
import { segmentGroup } from "#generated/styles/recipes/index.js";
import type { ReactNode } from "react";
import { ChakraLocale } from "./chakra-locale.tsx";

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

export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  return (
    <ChakraLocale>
      <Segments {...props} />
    </ChakraLocale>
  );
}

function Segments<Value extends string>({ label, value, onChange, options }: SegmentedProps<Value>) {
  const styles = segmentGroup();
  const group = useSegmentGroup({
    value,
    onValueChange: (chosen) => onChange(chosen.value as Value),
  });
  return (
    <div>
      <div {...group.getRootProps()} className={styles.root} aria-label={label} aria-labelledby={undefined}>
        {options.map(({ icon, label: text, disabled = false, value: each }) => {
          const item = { value: each, disabled };
          return (
            <label key={each} {...group.getItemProps(item)} className={styles.item}>
              <span {...group.getItemTextProps(item)} className={styles.itemText}>
                {icon}
                {text}
              </span>
              <input {...group.getItemHiddenInputProps(item)} className={styles.itemInput} />
            </label>
          );
        })}
      </div>
    </div>
  );
}
