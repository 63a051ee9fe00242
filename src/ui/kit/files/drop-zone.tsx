/** Drop zone with a file picker button. Needs the messages "fields". */
import { chakra } from "@chakra-ui/react";
import { Upload } from "lucide-react";
import { useId, useRef, useState, type DragEvent } from "react";
import { useText } from "../../messages/use-text.ts";
import { Button } from "../button.tsx";
import { FieldNotes } from "../field.tsx";
import { useFileSize } from "../file-size.ts";
import { kindsIn, sortFiles, type FileLimits, type RefusedFile } from "./file-rules.ts";

const Zone = chakra("div", {
  base: {
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    gap: "2",
    px: "4",
    py: "5",
    textAlign: "center",
    color: "text.muted",
    bg: "surface",
    border: "1px dashed",
    borderColor: "border.strong",
    borderRadius: "card",
    transition: "background-color 120ms, border-color 120ms",
    "&[data-over]": { bg: "accent.subtle", borderColor: "accent", borderStyle: "solid" },
  },
});

interface DropZoneProps {
  /** Label naming the expected files. */
  label: string;
  limits?: FileLimits;
  /** Number of files already there. */
  existing?: number;
  multiple?: boolean;
  onFiles: (files: readonly File[]) => void;
}

export function DropZone({ label, limits = {}, existing = 0, multiple = false, onFiles }: DropZoneProps) {
  const t = useText();
  const sizeText = useFileSize();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);

  const take = (files: readonly File[]): void => {
    // A single file replaces the previous one.
    const found = multiple ? sortFiles(files, existing, limits) : sortFiles(files.slice(0, 1), 0, limits);
    setRefused(found.refused);
    if (found.taken.length > 0) onFiles(found.taken);
  };
  const onDrag = (event: DragEvent): void => {
    event.preventDefault();
    setOver(event.type === "dragover");
  };
  const hints = [
    limits.accept && t("fields.file.kinds", { kinds: kindsIn(limits.accept) }),
    limits.maxBytes && t("fields.file.largest", { size: sizeText(limits.maxBytes) }),
    multiple && limits.max && t("fields.file.most", { count: limits.max }),
  ].filter(Boolean);
  const limitTexts = {
    kind: "",
    empty: "",
    size: limits.maxBytes ? sizeText(limits.maxBytes) : "",
    count: String(limits.max ?? ""),
  };
  return (
    <chakra.div display="grid" gap="1.5">
      <chakra.span id={`${id}-label`} fontWeight="medium">
        {label}
      </chakra.span>
      <Zone
        role="group"
        aria-labelledby={`${id}-label`}
        data-over={over || undefined}
        onDragOver={onDrag}
        onDragLeave={onDrag}
        onDrop={(event) => {
          onDrag(event);
          take([...event.dataTransfer.files]);
        }}
      >
        <Upload size={20} aria-hidden />
        <chakra.span display="flex" flexWrap="wrap" alignItems="center" justifyContent="center" gap="2">
          {t(multiple ? "fields.file.drop" : "fields.file.dropOne")}
          <Button size="sm" aria-describedby={`${id}-label ${id}-help`} onClick={() => input.current?.click()}>
            {t(multiple ? "fields.file.choose" : "fields.file.chooseOne")}
          </Button>
        </chakra.span>
        <input
          ref={input}
          type="file"
          hidden
          multiple={multiple}
          accept={limits.accept}
          onChange={({ target }) => {
            take([...(target.files ?? [])]);
            // Allow choosing the same file again.
            target.value = "";
          }}
        />
      </Zone>
      <div role="alert">
        {refused.map(({ name, reason }) => (
          <FieldNotes
            key={name}
            id={`${id}-${name}`}
            error={t(`fields.file.refused.${reason}`, { name, limit: limitTexts[reason] })}
            help={null}
          />
        ))}
      </div>
      {hints.length > 0 && <FieldNotes id={id} error={undefined} help={hints.join(" · ")} />}
    </chakra.div>
  );
}
