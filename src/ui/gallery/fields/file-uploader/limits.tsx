/** Adjustable limits on type, size and number of files. */
import { useState } from "react";
import { Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Field } from "#src/ui/kit/field.tsx";
import { FileUploader } from "#src/ui/gallery/parts/file-uploader.tsx";
import { NumberInput } from "#src/ui/gallery/parts/number-input.tsx";
import { Select } from "#src/ui/kit/select.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { readFile } from "./read-file.ts";

const kinds = { pictures: "image/*", pdf: ".pdf", sheets: ".csv,.xlsx" } as const;
type Kind = keyof typeof kinds;

export function Limits() {
  const t = useText();
  const [kind, setKind] = useState<Kind>("pictures");
  const [largest, setLargest] = useState<number | null>(100);
  const [max, setMax] = useState<number | null>(2);
  return (
    <Stack>
      <Row css={{ alignItems: "flex-start" }}>
        <Field label={t("showcase-fields.fileUploader.kinds")}>
          <Select frameCss={{ w: "11rem" }} value={kind} onChange={(event) => setKind(event.target.value as Kind)}>
            {Object.keys(kinds).map((each) => (
              <option key={each} value={each}>
                {t(`showcase-fields.fileUploader.kind.${each as Kind}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t("showcase-fields.fileUploader.largest")}>
          <NumberInput
            value={largest}
            onChange={setLargest}
            min={10}
            max={5000}
            step={10}
            unit="kB"
            frameCss={{ w: "44" }}
          />
        </Field>
        <Field label={t("showcase-fields.fileUploader.most")}>
          <NumberInput value={max} onChange={setMax} min={1} max={9} frameCss={{ w: "32" }} />
        </Field>
      </Row>
      <FileUploader
        key={kind}
        multiple
        label={t("showcase-fields.fileUploader.papers")}
        limits={{ accept: kinds[kind], maxBytes: (largest ?? 100) * 1000, max: max ?? 1 }}
        send={readFile}
      />
    </Stack>
  );
}
