/** What a drop zone shows: its label, a box with a button that opens the file picker, and hints. Needs the messages "fields". */
import { fileUpload } from "#generated/styles/recipes/index.js";
import { Upload } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { useText } from "../../messages/use-text.ts";
import { Button } from "../button.tsx";
import { FieldNotes } from "../field.tsx";
import { useFileSize } from "../file-size.ts";
import { type FileLimits, kindsIn } from "./file-rules.ts";

export interface DropZoneProps {
  /** Label naming the expected files. */
  label: string;
  limits?: FileLimits;
  /** Number of files already there. */
  existing?: number;
  multiple?: boolean;
  onFiles: (files: readonly File[]) => void;
}

interface ZoneFrameProps extends Pick<DropZoneProps, "label" | "limits" | "multiple"> {
  id: string;
  root?: ComponentProps<"div">;
  zone?: ComponentProps<"div">;
  trigger: ComponentProps<typeof Button>;
  input?: ReactNode;
  /** Why files were refused. */
  children?: ReactNode;
}

export function ZoneFrame({
  id,
  label,
  limits = {},
  multiple = false,
  root,
  zone,
  trigger,
  input,
  children,
}: ZoneFrameProps) {
  const t = useText();
  const sizeText = useFileSize();
  const styles = fileUpload();
  const { accept, maxBytes, max } = limits;
  const hints = [
    accept && t("fields.file.kinds", { kinds: kindsIn(accept, t("fields.file.pictures")) }),
    maxBytes && t("fields.file.largest", { size: sizeText(maxBytes) }),
    multiple && max && t("fields.file.most", { count: max }),
  ].filter(Boolean);
  return (
    <div {...root} className={styles.root}>
      <span className={styles.label} id={`${id}-label`}>
        {label}
      </span>
      <div {...zone} className={styles.dropzone} role="group">
        <Upload size={20} aria-hidden />
        <span className={styles.line}>
          {t(multiple ? "fields.file.drop" : "fields.file.dropOne")}
          <Button {...trigger} size="sm" aria-describedby={`${id}-label ${id}-help`}>
            {t(multiple ? "fields.file.choose" : "fields.file.chooseOne")}
          </Button>
        </span>
        {input}
      </div>
      <div role="alert">{children}</div>
      {hints.length > 0 && <FieldNotes id={id} error={undefined} help={hints.join(" · ")} />}
    </div>
  );
}
