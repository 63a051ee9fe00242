/** Three sizes, invalid and disabled. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import { Combobox } from "#src/ui/kit/combobox/combobox.tsx";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { Field } from "#src/ui/kit/field.tsx";
import { Segmented } from "#src/ui/kit/segmented.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { plainCities } from "./cities.ts";

type State = "normal" | "withError" | "disabled";
const states: readonly State[] = ["normal", "withError", "disabled"];
const sizes = [
  ["sm", "showcase.small"],
  ["md", "showcase.medium"],
  ["lg", "showcase.large"],
] as const;

export function States() {
  const t = useText();
  const [state, setState] = useState<State>("normal");
  const [city, setCity] = useState<string | null>(null);
  const error = state === "withError" && city === null ? t("showcase-choices.select.missing") : undefined;
  return (
    <Stack>
      <Segmented
        label={t("showcase.state")}
        value={state}
        onChange={setState}
        options={states.map((value) => ({ value, label: t(`showcase.${value}`) }))}
      />
      <div
        className={css({
          display: "grid",
          gap: "4",
          gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "repeat(3, minmax(0, 1fr))" },
        })}
      >
        {sizes.map(([size, label]) => (
          <Field key={size} label={t(label)} error={error}>
            <Combobox
              size={size}
              label={t("showcase.city")}
              options={plainCities}
              value={city}
              onChange={setCity}
              clearable
              disabled={state === "disabled"}
            />
          </Field>
        ))}
      </div>
    </Stack>
  );
}
