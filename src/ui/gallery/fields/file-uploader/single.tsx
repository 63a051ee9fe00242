/** Single file: another one replaces it. */
import { FileUploader } from "#src/ui/gallery/parts/file-uploader.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { readFile } from "./read-file.ts";

export function Single() {
  const t = useText();
  return (
    <FileUploader
      label={t("showcase-fields.fileUploader.contract")}
      limits={{ maxBytes: 10_000_000 }}
      send={readFile}
    />
  );
}
