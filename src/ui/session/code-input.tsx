/** One-time code input, which submits its form when complete. */
import { LocaleProvider, usePinInput } from "@chakra-ui/react";
import { pinInput } from "#generated/styles/recipes/index.js";
import { useId, useRef } from "react";
import { useText } from "../messages/use-text.ts";
import { useFieldControl } from "../kit/field.tsx";

interface CodeInputProps {
  value: string;
  onChange: (code: string) => void;
  autoFocus?: boolean;
}

const count = 6;
const places = Array.from({ length: count }, (_, place) => place);
const digitsIn = (text: string): string => text.replaceAll(/\D/g, "").slice(0, count);

export function CodeInput(props: CodeInputProps) {
  return (
    // Codes run from left to right in every language.
    <LocaleProvider locale="en">
      <Boxes {...props} />
    </LocaleProvider>
  );
}

function Boxes({ value, onChange, autoFocus = false }: CodeInputProps) {
  const t = useText();
  const ownId = useId();
  const { id = ownId, "aria-invalid": invalid = false, ...control } = useFieldControl();
  const boxes = useRef<HTMLDivElement>(null);
  const styles = pinInput();
  const submit = (): void => boxes.current?.closest("form")?.requestSubmit();
  const change = (code: string): void => {
    onChange(code);
    if (code.length === count) queueMicrotask(submit);
  };
  const pin = usePinInput({
    otp: true,
    count,
    placeholder: "",
    autoFocus,
    invalid,
    // The field's label names the first box.
    ids: { input: (place) => (place === "0" ? id : `${id}-${place}`) },
    translations: { inputLabel: (place) => (place === 0 ? "" : t("common.digit", { place: place + 1, count })) },
    sanitizeValue: digitsIn,
    value: [...value],
    onValueChange: ({ valueAsString }) => change(valueAsString),
  });
  return (
    <div {...pin.getRootProps()}>
      <div {...pin.getControlProps()} ref={boxes} className={styles.control}>
        {places.map((index) => {
          const { onKeyDown, onChange: onType, ...input } = pin.getInputProps({ index });
          return (
            <input
              key={index}
              {...input}
              {...control}
              className={styles.input}
              // The list of errors focuses fields by name.
              {...(index === 0 && { name: "code" })}
              onKeyDown={(event) => {
                if (event.key !== "Enter") return onKeyDown?.(event);
                // Also while digits are missing, so that the form says so.
                event.preventDefault();
                submit();
              }}
              onChange={(event) => {
                const box = event.currentTarget;
                // A code that is entered at once may have a space.
                if (/\D/.test(box.value)) box.value = digitsIn(box.value);
                onType?.(event);
              }}
            />
          );
        })}
      </div>
    </div>
  );
}
