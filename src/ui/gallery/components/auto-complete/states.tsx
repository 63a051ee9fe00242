/** Minimum query length for long lists, and the loading and error states. */
import { useState } from "react";
import { AutoComplete } from "#src/ui/gallery/parts/auto-complete.tsx";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { Field } from "#src/ui/kit/field.tsx";
import { Segmented } from "#src/ui/kit/segmented.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { plainCities } from "../../fields/select/cities.ts";

const states = ["third", "loading", "failed", "off"] as const;
type State = (typeof states)[number];

export function States() {
  const t = useText();
  const [state, setState] = useState<State>("third");
  const [text, setText] = useState("");
  const gone = state === "loading" || state === "failed";
  return (
    <Stack>
      <Segmented
        label={t("showcase.state")}
        value={state}
        onChange={setState}
        options={states.map((value) => ({ value, label: t(`showcase-overlays.complete.is.${value}`) }))}
      />
      <Field label={t("showcase.city")} help={t("showcase-overlays.complete.help")}>
        <AutoComplete
          label={t("showcase.city")}
          options={gone ? [] : plainCities}
          text={text}
          onText={setText}
          from={state === "third" ? 3 : 1}
          disabled={state === "off"}
          status={gone ? state : undefined}
          onRetry={() => setState("third")}
        />
      </Field>
    </Stack>
  );
}
