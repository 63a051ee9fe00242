/** Several files with progress, cancel and remove. */
import { FileUploader } from "#src/ui/gallery/parts/file-uploader.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { readFile } from "./read-file.ts";

export function Several() {
  const t = useText();
  return <FileUploader multiple label={t("showcase-fields.fileUploader.receipts")} send={readFile} />;
}
