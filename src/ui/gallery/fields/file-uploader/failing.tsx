/** Failing upload with retry. */
import { useRef, useState } from "react";
import { LabelledCheckbox } from "#src/ui/kit/checkbox.tsx";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { FileUploader } from "#src/ui/gallery/parts/file-uploader.tsx";
import type { Send } from "#src/ui/gallery/parts/use-uploads.ts";
import { useText } from "#src/ui/messages/use-text.ts";
import { readFile } from "./read-file.ts";

export function Failing() {
  const t = useText();
  const [broken, setBroken] = useState(true);
  const latest = useRef(broken);
  latest.current = broken;
  const send: Send = (file, { signal, onProgress }) =>
    readFile(file, {
      signal,
      onProgress: (share) => {
        if (latest.current && share > 0.5) throw new Error("The line is broken");
        onProgress(share);
      },
    });
  return (
    <Stack>
      <LabelledCheckbox checked={broken} onChange={(event) => setBroken(event.target.checked)}>
        {t("showcase-fields.fileUploader.broken")}
      </LabelledCheckbox>
      <FileUploader multiple label={t("showcase-fields.fileUploader.papers")} send={send} />
    </Stack>
  );
}
