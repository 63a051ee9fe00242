/** The drop zone at work, loaded when one is shown. */
import { type FileUploadFileError, useFileUpload } from "@chakra-ui/react";
import { useId, useState } from "react";
import { useText } from "../../messages/use-text.ts";
import { ChakraLocale } from "../chakra-locale.tsx";
import { FieldNotes } from "../field.tsx";
import { useFileSize } from "../file-size.ts";
import { type DropZoneProps, ZoneFrame } from "./zone-frame.tsx";

const reasons: Partial<Record<FileUploadFileError, "kind" | "size" | "empty">> = {
  FILE_INVALID_TYPE: "kind",
  FILE_TOO_LARGE: "size",
  FILE_TOO_SMALL: "empty",
};

interface Refused {
  readonly name: string;
  readonly reason: "kind" | "size" | "empty" | "count";
}

export function ActiveZone(props: DropZoneProps) {
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
  const start = (): void => setBeyond([]);
  const take = (files: readonly File[]): void => {
    // A single file replaces the previous one.
    const room = multiple ? (max ?? Infinity) - existing : 1;
    setBeyond(files.slice(Math.max(0, room)).map(({ name }) => ({ name, reason: "count" })));
    if (room > 0 && files.length > 0) onFiles(files.slice(0, room));
  };
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
    <ZoneFrame
      id={id}
      label={label}
      limits={limits}
      multiple={multiple}
      root={api.getRootProps()}
      zone={{ ...api.getDropzoneProps({ disableClick: true }), onDropCapture: start }}
      trigger={api.getTriggerProps()}
      input={<input {...api.getHiddenInputProps()} onInputCapture={start} />}
    >
      {[...wrong, ...beyond].map(({ name, reason }) => (
        <FieldNotes
          key={name}
          id={`${id}-${name}`}
          error={t(`fields.file.refused.${reason}`, { name, limit: limitTexts[reason] })}
          help={null}
        />
      ))}
    </ZoneFrame>
  );
}
