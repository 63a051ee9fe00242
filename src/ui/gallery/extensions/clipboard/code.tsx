/** A block of code with its line breaks. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { CopyButton } from "#src/ui/kit/copy-button.tsx";
import { Segmented } from "#src/ui/kit/segmented.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const samples = {
  curl: `curl https://hrms.example/api/employees \\
  --header "Authorization: Bearer $TOKEN"`,
  fetch: `const answer = await fetch("/api/employees", {
  headers: { Authorization: \`Bearer \${token}\` },
});`,
} as const;
const names = ["curl", "fetch"] as const;

export function Code() {
  const t = useText();
  const [name, setName] = useState<(typeof names)[number]>("curl");
  return (
    <Stack>
      <Segmented
        label={t("showcase-inputs.clipboard.code")}
        value={name}
        onChange={setName}
        options={names.map((value) => ({ value, label: value }))}
      />
      <div className={css({ position: "relative", bg: "inset", borderRadius: "control" })} dir="ltr">
        <div className={css({ position: "absolute", insetBlockStart: "1", insetInlineEnd: "1", bg: "inset" })}>
          <CopyButton text={samples[name]} label={t("tools.copyCode")} done={t("tools.codeCopied")} />
        </div>
        <pre
          className={css({
            overflowX: "auto",
            minH: "20",
            paddingInlineStart: "3",
            paddingInlineEnd: "12",
            py: "3",
            fontFamily: "mono",
            fontSize: "xs",
          })}
          tabIndex={0}
          role="group"
          aria-label={t("showcase-inputs.clipboard.code")}
        >
          {samples[name]}
        </pre>
      </div>
    </Stack>
  );
}
