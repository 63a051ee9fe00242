/** Drop zone with a file picker button. Needs the messages "fields". */
import { type FileUploadFileError, useFileUpload } from "@chakra-ui/react";
import { fileUpload } from "#generated/styles/recipes/index.js";
import { Upload } from "lucide-react";
import { useId, useState } from "react";
import { useText } from "../../messages/use-text.ts";
import { Button } from "../button.tsx";
import { ChakraLocale } from "../chakra-locale.tsx";
import { FieldNotes } from "../field.tsx";
import { useFileSize } from "../file-size.ts";
import { kindsIn, type FileLimits } from "./file-rules.ts";

interface DropZoneProps {
  /** Label naming the expected files. */
  label: string;
  limits?: FileLimits;
  /** Number of files already there. */
  existing?: number;
  multiple?: boolean;
  onFiles: (files: readonly File[]) => void;
}

const reasons: Partial<Record<FileUploadFileError, "kind" | "size" | "empty">> = {
  FILE_INVALID_TYPE: "kind",
  FILE_TOO_LARGE: "size",
  FILE_TOO_SMALL: "empty",
};

interface Refused {
  readonly name: string;
  readonly reason: "kind" | "size" | "empty" | "count";
}

export function DropZone(props: DropZoneProps) {
  return (
    <ChakraLocale>
      <Zone {...props} />
    </ChakraLocale>
  );
}

function Zone({ label, limits = {}, existing = 0, multiple = false, onFiles }: DropZoneProps) {
  const t = useText();
  const sizeText = useFileSize();
  const id = useId();
  const [wrong, setWrong] = useState<readonly Refused[]>([]);
  const [beyond, setBeyond] = useState<readonly Refused[]>([]);
  const { accept, maxBytes, max } = limits;
  const styles = fileUpload();
  const start = (): void => setBeyond([]);
  const take = (files: readonly File[]): void => {
    // A single file replaces the previous one.
    const room = multiple ? (max ?? Infinity) - existing : 1;
    setBeyond(files.slice(Math.max(0, room)).map(({ name }) => ({ name, reason: "count" })));
    if (room > 0 && files.length > 0) onFiles(files.slice(0, room));
  };
  const hints = [
    accept && t("fields.file.kinds", { kinds: kindsIn(accept, t("fields.file.pictures")) }),
    maxBytes && t("fields.file.largest", { size: sizeText(maxBytes) }),
    multiple && max && t("fields.file.most", { count: max }),
  ].filter(Boolean);
  const limitTexts = {
    kind: "",
    empty: "",
    size: maxBytes ? sizeText(maxBytes) : "",
    count: String(multiple ? (max ?? "") : 1),
  };
  const api = useFileUpload({
    ...(accept !== undefined && { accept }),
    minFileSize: 1,
    ...(maxBytes !== undefined && { maxFileSize: maxBytes }),
    maxFiles: multiple ? Infinity : 1,
    translations: { dropzone: label },
    // The caller keeps the files.
    acceptedFiles: [],
    onFileAccept: ({ files }) => take(files),
    onFileReject: ({ files }) =>
      setWrong(
        files.map(({ file: { name }, errors }) => ({
          name,
          reason: errors.map((error) => reasons[error]).find(Boolean) ?? "count",
        })),
      ),
  });
  return (
    <div {...api.getRootProps()} className={styles.root}>
      <span className={styles.label} id={`${id}-label`}>
        {label}
      </span>
      <div
        {...api.getDropzoneProps({ disableClick: true })}
        className={styles.dropzone}
        role="group"
        onDropCapture={start}
      >
        <Upload size={20} aria-hidden />
        <span className={styles.line}>
          {t(multiple ? "fields.file.drop" : "fields.file.dropOne")}
          <Button {...api.getTriggerProps()} size="sm" aria-describedby={`${id}-label ${id}-help`}>
            {t(multiple ? "fields.file.choose" : "fields.file.chooseOne")}
          </Button>
        </span>
        <input {...api.getHiddenInputProps()} onInputCapture={start} />
      </div>
      <div role="alert">
        {[...wrong, ...beyond].map(({ name, reason }) => (
          <FieldNotes
            key={name}
            id={`${id}-${name}`}
            error={t(`fields.file.refused.${reason}`, { name, limit: limitTexts[reason] })}
            help={null}
          />
        ))}
      </div>
      {hints.length > 0 && <FieldNotes id={id} error={undefined} help={hints.join(" · ")} />}
    </div>
  );
}
