/** Read-only, disabled, required and invalid. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import { Field } from "#src/ui/kit/field.tsx";
import { Input } from "#src/ui/kit/input.tsx";
import { Segmented } from "#src/ui/kit/segmented.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const states = ["normal", "required", "error", "readOnly", "disabled"] as const;
const names = {
  normal: "showcase.normal",
  required: "showcase.required",
  error: "showcase.withError",
  readOnly: "showcase.readOnly",
  disabled: "showcase.disabled",
} as const;

export function States() {
  const t = useText();
  const [state, setState] = useState<(typeof states)[number]>("error");
  return (
    <div className={css({ display: "grid", gap: "4" })}>
      <Segmented
        label={t("showcase.state")}
        value={state}
        onChange={setState}
        options={states.map((value) => ({ value, label: t(names[value]) }))}
      />
      <Field
        label={t("showcase.name")}
        help={t("showcase-text.input.help")}
        required={state === "required"}
        error={state === "error" ? t("showcase-text.input.error") : undefined}
      >
        <Input defaultValue="Mei" readOnly={state === "readOnly"} disabled={state === "disabled"} />
      </Field>
    </div>
  );
}
