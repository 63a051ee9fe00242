/** Three sizes. */
import { css } from "#generated/styles/css/index.js";
import { Field } from "#src/ui/kit/field.tsx";
import { Input } from "#src/ui/kit/input.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const sizes = [
  ["sm", "showcase.small"],
  ["md", "showcase.medium"],
  ["lg", "showcase.large"],
] as const;

export function Sizes() {
  const t = useText();
  return (
    <div className={css({ display: "grid", gap: "4" })}>
      {sizes.map(([size, label]) => (
        <Field key={size} label={t(label)}>
          <Input size={size} defaultValue="Mei Ling Tan" />
        </Field>
      ))}
    </div>
  );
}
