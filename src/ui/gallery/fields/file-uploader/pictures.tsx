/** Image upload with previews. */
import { css } from "#generated/styles/css/index.js";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { IconButton } from "#src/ui/kit/button.tsx";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { DropZone } from "#src/ui/kit/files/drop-zone.tsx";
import { usePicture } from "#src/ui/gallery/parts/file-row.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

function Picture({ file, onRemove }: { file: File; onRemove: () => void }) {
  const t = useText();
  const address = usePicture(file);
  return (
    <li
      className={css({
        position: "relative",
        borderWidth: "1px",
        borderColor: "border",
        borderRadius: "control",
        overflow: "hidden",
        bg: "inset",
      })}
    >
      {address && <img className={css({ w: "full", h: "24", objectFit: "cover" })} src={address} alt={file.name} />}
      <span
        className={css({
          position: "absolute",
          insetBlockStart: "1",
          insetInlineEnd: "1",
          bg: "raised",
          borderRadius: "control",
        })}
      >
        <IconButton size="sm" label={t("fields.file.remove", { name: file.name })} onClick={onRemove}>
          <Trash2 size={16} aria-hidden />
        </IconButton>
      </span>
    </li>
  );
}

export function Pictures() {
  const t = useText();
  const [files, setFiles] = useState<readonly File[]>([]);
  return (
    <Stack>
      <DropZone
        multiple
        label={t("showcase-fields.fileUploader.photos")}
        limits={{ accept: "image/*", max: 6, maxBytes: 5_000_000 }}
        existing={files.length}
        onFiles={(added) => setFiles([...files, ...added])}
      />
      <ul className={css({ display: "grid", gap: "2", gridTemplateColumns: "repeat(auto-fill, minmax(7rem, 1fr))" })}>
        {files.map((file, index) => (
          <Picture
            key={`${file.name} ${file.lastModified} ${index}`}
            file={file}
            onRemove={() => setFiles(files.filter((each) => each !== file))}
          />
        ))}
      </ul>
    </Stack>
  );
}
