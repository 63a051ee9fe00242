/** File row: thumbnail, name, size, progress and actions. */
import { css } from "#generated/styles/css/index.js";
import { FileText, RotateCw, Square, X } from "lucide-react";
import { useEffect, useState } from "react";
import { useText } from "../../messages/use-text.ts";
import { IconButton } from "../../kit/button.tsx";
import { useFileSize } from "../../kit/file-size.ts";
import { Progress } from "../../kit/progress.tsx";
import type { Upload } from "./use-uploads.ts";

const box = css.raw({
  w: "10",
  h: "10",
  flexShrink: 0,
  borderRadius: "control",
  bg: "inset",
  borderWidth: "1px",
  borderColor: "border",
});

/** Object URL of an image while it is shown. */
export function usePicture(file: File): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file.type.startsWith("image/")) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}

function Preview({ file }: { file: File }) {
  const picture = usePicture(file);
  if (picture) return <img className={css(box, { objectFit: "cover" })} src={picture} alt="" />;
  return (
    <span className={css(box, { display: "grid", placeItems: "center", color: "text.muted" })}>
      <FileText size={18} aria-hidden />
    </span>
  );
}

interface FileRowProps {
  upload: Upload;
  onStop: () => void;
  onRetry: () => void;
  onRemove: () => void;
}

export function FileRow({ upload: { file, progress, status }, onStop, onRetry, onRemove }: FileRowProps) {
  const t = useText();
  const sizeText = useFileSize();
  const { name } = file;
  const said = t(`fields.file.${status}`, { share: progress });
  return (
    <li
      className={css({
        display: "flex",
        alignItems: "center",
        gap: "3",
        py: "2",
        borderTopWidth: "1px",
        borderColor: "border",
      })}
    >
      <Preview file={file} />
      <div className={css({ flex: "1", minW: "0" })}>
        <div className={css({ truncate: true })} title={name}>
          {name}
        </div>
        <div
          className={css({
            display: "flex",
            gap: "2",
            fontSize: "sm",
            lineHeight: "sm",
            color: status === "failed" ? "danger.text" : "text.muted",
          })}
        >
          <span>{sizeText(file.size)}</span>
          <span aria-hidden>·</span>
          <span>{said}</span>
        </div>
        <div className={css({ mt: "1", visibility: status === "sending" ? undefined : "hidden" })}>
          <Progress size="sm" label={t("fields.file.progress", { name })} value={progress} />
        </div>
      </div>
      {status === "sending" && (
        <IconButton size="sm" label={t("fields.file.stop", { name })} onClick={onStop}>
          <Square size={14} aria-hidden />
        </IconButton>
      )}
      {(status === "failed" || status === "stopped") && (
        <IconButton size="sm" label={t("fields.file.again", { name })} onClick={onRetry}>
          <RotateCw size={16} aria-hidden />
        </IconButton>
      )}
      <IconButton size="sm" label={t("fields.file.remove", { name })} onClick={onRemove}>
        <X size={16} aria-hidden />
      </IconButton>
    </li>
  );
}
