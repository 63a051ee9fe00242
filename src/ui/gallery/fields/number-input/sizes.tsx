/** Three sizes and the usual states. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { Field } from "#src/ui/kit/field.tsx";
import { NumberInput } from "#src/ui/gallery/parts/number-input.tsx";
import { Segmented } from "#src/ui/kit/segmented.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

type State = "normal" | "readOnly" | "disabled";
const states: readonly State[] = ["normal", "readOnly", "disabled"];
const sizes = [
  ["sm", "showcase.small"],
  ["md", "showcase.medium"],
  ["lg", "showcase.large"],
] as const;

export function Sizes() {
  const t = useText();
  const [state, setState] = useState<State>("normal");
  const [value, setValue] = useState<number | null>(8);
  return (
    <Stack>
      <Segmented
        label={t("showcase.state")}
        value={state}
        onChange={setState}
        options={states.map((each) => ({ value: each, label: t(`showcase.${each}`) }))}
      />
      <div
        className={css({
          display: "grid",
          gap: "4",
          gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "repeat(3, minmax(0, 1fr))" },
        })}
      >
        {sizes.map(([size, label]) => (
          <Field key={size} label={t(label)}>
            <NumberInput
              size={size}
              value={value}
              onChange={setValue}
              disabled={state === "disabled"}
              readOnly={state === "readOnly"}
            />
          </Field>
        ))}
      </div>
    </Stack>
  );
}
