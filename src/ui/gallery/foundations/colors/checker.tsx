/** Text on a background, with the ratio and what it is good for. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import { Result, Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { contrastOf, useSkinChange, valueOf, verdictOf } from "#src/ui/gallery/parts/colour.ts";
import { Field } from "#src/ui/kit/field.tsx";
import { useFormat } from "#src/ui/kit/format.tsx";
import { Options, Select } from "#src/ui/kit/select.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const fronts = [
  "text",
  "text-muted",
  "accent-text",
  "success-text",
  "warning-text",
  "danger-text",
  "info-text",
  "border-strong",
];
const backs = [
  "surface",
  "canvas",
  "inset",
  "accent-subtle",
  "success-subtle",
  "warning-subtle",
  "danger-subtle",
  "info-subtle",
];

export function Checker() {
  const t = useText();
  const format = useFormat();
  useSkinChange();
  const [front, setFront] = useState("text-muted");
  const [back, setBack] = useState("surface");
  const ratio = contrastOf(valueOf(front), valueOf(back));
  return (
    <Stack>
      <Row>
        <Field label={t("showcase-foundations.colors.front")}>
          <Select frameCss={{ w: "48" }} value={front} onChange={({ target }) => setFront(target.value)}>
            <Options values={fronts} label={(name) => name} />
          </Select>
        </Field>
        <Field label={t("showcase-foundations.colors.back")}>
          <Select frameCss={{ w: "48" }} value={back} onChange={({ target }) => setBack(target.value)}>
            <Options values={backs} label={(name) => name} />
          </Select>
        </Field>
      </Row>
      <p
        className={css({
          px: "4",
          py: "6",
          borderRadius: "control",
          borderWidth: "1px",
          borderColor: "border",
          fontSize: "lg",
        })}
        // The example shows what too little contrast looks like.
        aria-hidden={ratio < 4.5 || undefined}
        style={{ color: `var(--hr-${front})`, background: `var(--hr-${back})` }}
      >
        {t("showcase-foundations.sample")}
      </p>
      <Result>
        {`${t("showcase-foundations.colors.contrast", { ratio: format.number(ratio, { maximumFractionDigits: 2 }) })} · ${t(`showcase-foundations.colors.verdict.${verdictOf(ratio)}`)}`}
      </Result>
    </Stack>
  );
}
