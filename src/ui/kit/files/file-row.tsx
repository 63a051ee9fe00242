/** File row: thumbnail, name, size, progress and actions. */
import { chakra } from "@chakra-ui/react";
import { FileText, RotateCw, Square, X } from "lucide-react";
import { useEffect, useState } from "react";
import { useText } from "../../messages/use-text.ts";
import { IconButton } from "../button.tsx";
import { useFileSize } from "../file-size.ts";
import { Progress } from "../progress.tsx";
import type { Upload } from "./use-uploads.ts";

const box = {
  w: "10",
  h: "10",
  flexShrink: 0,
  borderRadius: "control",
  bg: "inset",
  borderWidth: "1px",
  borderColor: "border",
} as const;

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
  if (picture) return <chakra.img {...box} src={picture} alt="" objectFit="cover" />;
  return (
    <chakra.span {...box} display="grid" placeItems="center" color="text.muted">
      <FileText size={18} aria-hidden />
    </chakra.span>
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
    <chakra.li display="flex" alignItems="center" gap="3" py="2" borderTopWidth="1px" borderColor="border">
      <Preview file={file} />
      <chakra.div flex="1" minW="0">
        <chakra.div truncate title={name}>
          {name}
        </chakra.div>
        <chakra.div
          display="flex"
          gap="2"
          fontSize="sm"
          lineHeight="sm"
          color={status === "failed" ? "danger.text" : "text.muted"}
        >
          <span>{sizeText(file.size)}</span>
          <span aria-hidden>·</span>
          <span>{said}</span>
        </chakra.div>
        <chakra.div mt="1" visibility={status === "sending" ? undefined : "hidden"}>
          <Progress size="sm" label={t("fields.file.progress", { name })} value={progress} />
        </chakra.div>
      </chakra.div>
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
    </chakra.li>
  );
}
