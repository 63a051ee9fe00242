/** Multiple choice as checkboxes. */
import { css } from "#generated/styles/css/index.js";
import { LabelledCheckbox } from "../../kit/checkbox.tsx";
import { useFieldControl } from "../../kit/field.tsx";

interface ChoicesInputProps {
  name: string;
  label: string;
  offered: readonly { readonly value: string; readonly label: string }[];
  values: readonly string[];
  disabled?: boolean | undefined;
  onChange: (values: readonly string[]) => void;
}

export function ChoicesInput({ name, label, offered, values, disabled, onChange }: ChoicesInputProps) {
  // Label and error refer to the first checkbox.
  const { id, ...first } = useFieldControl();
  return (
    <div
      className={css({
        display: "grid",
        gridTemplateColumns: "repeat(auto-fill, minmax(9rem, 1fr))",
        columnGap: "4",
        rowGap: "1",
      })}
      role="group"
      aria-label={label}
    >
      {offered.map(({ value, label: text }, index) => (
        <LabelledCheckbox
          key={value}
          {...(index === 0 && {
            id,
            "aria-describedby": first["aria-describedby"],
            "aria-invalid": first["aria-invalid"],
          })}
          name={name}
          aria-label={text}
          disabled={disabled}
          checked={values.includes(value)}
          // Keep the contract's order.
          onChange={(event) =>
            onChange(
              offered
                .map((each) => each.value)
                .filter((each) => (each === value ? event.target.checked : values.includes(each))),
            )
          }
        >
          {text}
        </LabelledCheckbox>
      ))}
    </div>
  );
}
