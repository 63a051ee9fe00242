/** Drop zone and file list; uploads start at once. */
import { css } from "#generated/styles/css/index.js";
import { useText } from "../../messages/use-text.ts";
import { VisuallyHidden } from "../../kit/visually-hidden.tsx";
import { DropZone } from "../../kit/files/drop-zone.tsx";
import type { FileLimits } from "../../kit/files/file-rules.ts";
import { FileRow } from "./file-row.tsx";
import { useUploads, type Send } from "./use-uploads.ts";

interface FileUploaderProps {
  label: string;
  limits?: FileLimits;
  multiple?: boolean;
  send: Send;
}

export function FileUploader({ label, limits = {}, multiple = false, send }: FileUploaderProps) {
  const t = useText();
  const { uploads, add, stop, retry, remove } = useUploads(send);
  const done = uploads.filter(({ status }) => status === "done").length;
  return (
    <div className={css({ display: "grid", gap: "3" })}>
      <DropZone
        label={label}
        limits={limits}
        multiple={multiple}
        existing={uploads.length}
        onFiles={(files) => {
          if (!multiple) for (const { id } of uploads) remove(id);
          add(files);
        }}
      />
      <VisuallyHidden role="status">
        {uploads.length > 0 ? t("fields.file.ready", { done, count: uploads.length }) : ""}
      </VisuallyHidden>
      {uploads.length > 0 && (
        <ul aria-label={label}>
          {uploads.map((upload) => (
            <FileRow
              key={upload.id}
              upload={upload}
              onStop={() => stop(upload.id)}
              onRetry={() => retry(upload.id)}
              onRemove={() => remove(upload.id)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
