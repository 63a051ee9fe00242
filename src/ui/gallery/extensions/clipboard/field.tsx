/** What stands in the field now. */
import { useState } from "react";
import { CopyButton } from "#src/ui/kit/copy-button.tsx";
import { Adorned } from "#src/ui/kit/adorned.tsx";
import { Field as Labelled } from "#src/ui/kit/field.tsx";
import { Input } from "#src/ui/kit/input.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

export function Field() {
  const t = useText();
  const [link, setLink] = useState("https://hrms.example/join/4F7K2");
  const name = t("showcase-inputs.clipboard.link");
  return (
    <Labelled label={name}>
      <Adorned
        actions={
          <CopyButton
            text={link}
            label={t("showcase-inputs.clipboard.copyOf", { name })}
            done={t("showcase-inputs.clipboard.copied")}
          />
        }
      >
        <Input
          value={link}
          css={{ paddingInlineEnd: "10" }}
          dir="ltr"
          onChange={({ target }) => setLink(target.value)}
        />
      </Adorned>
    </Labelled>
  );
}
