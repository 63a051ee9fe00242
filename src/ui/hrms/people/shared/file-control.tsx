/** File field: uploads as soon as a file is chosen; the record refers to it when saved. */
import { css } from "#generated/styles/css/index.js";
import { Upload, X } from "lucide-react";
import { useRef, useState } from "react";
import { uploadEmployeeFile } from "#generated/hrms/client/files.ts";
import { useGetInstance } from "#generated/hrms/hooks/system.ts";
import type { StoredFile } from "#generated/hrms/schema.ts";
import type { ControlProps } from "../../../form/spec.ts";
import { referenceName } from "../../../form/reference-names.ts";
import { Button, IconButton } from "../../../kit/button.tsx";
import { useFieldControl } from "../../../kit/field.tsx";
import { problemOf, problemText } from "../../../kit/problem.ts";
import { useText } from "../../../messages/use-text.ts";

const accept = ".pdf,.png,.jpg,.jpeg,.webp,.docx,.xlsx";

/** The file gets the field class of the record it belongs to. */
export function FileControl({
  name,
  label,
  value,
  values,
  scope,
  fileClass,
  onChange,
}: ControlProps & { fileClass?: StoredFile["class"] }) {
  const of = fileClass ?? (values["visibility"] as StoredFile["class"] | null | undefined) ?? "personal";
  const t = useText();
  const limit = useGetInstance().data?.fileLimitMb;
  const { "aria-describedby": described } = useFieldControl();
  const input = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(value === null ? null : (referenceName(String(value)) ?? label));
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const store = async (file: File): Promise<void> => {
    // Don't upload what the server would reject.
    if (limit !== undefined && file.size > limit * 1024 * 1024)
      return setFailure(t("employee-records.file.size", { limit }));
    setBusy(true);
    setFailure(null);
    try {
      const stored = await uploadEmployeeFile({
        path: scope as { companyId: string; employeeId: string },
        query: { name: file.name.slice(0, 160), class: of },
        body: file,
      });
      setShown(stored.name);
      onChange(stored.id);
    } catch (error) {
      const code = problemOf(error)?.errors?.[0]?.code;
      setFailure(
        code === "file-kind"
          ? t("employee-records.file.kind")
          : code === "file-size"
            ? t("employee-records.file.size", { limit: limit ?? 0 })
            : problemText(t, error),
      );
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={css({ display: "grid", gap: "1" })}>
      <div className={css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2" })}>
        <input
          ref={input}
          type="file"
          hidden
          accept={accept}
          aria-hidden
          tabIndex={-1}
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) void store(file);
            // Allow choosing the same file again.
            event.target.value = "";
          }}
        />
        <Button
          type="button"
          name={name}
          aria-label={`${label}: ${t("employee-records.file.choose")}`}
          aria-describedby={described}
          loading={busy}
          onClick={() => input.current?.click()}
        >
          <Upload size={16} aria-hidden />
          {t("employee-records.file.choose")}
        </Button>
        {shown !== null && value !== null && (
          <>
            <span className={css({ minW: "0", overflowWrap: "anywhere" })}>{shown}</span>
            <IconButton
              size="sm"
              label={t("employee-records.file.remove", { name: shown })}
              onClick={() => {
                setShown(null);
                onChange(null);
              }}
            >
              <X size={16} aria-hidden />
            </IconButton>
          </>
        )}
      </div>
      <p
        className={css({ fontSize: "sm", lineHeight: "sm", color: failure === null ? "text.muted" : "danger.text" })}
        role="status"
      >
        {failure ??
          (limit === undefined ? t("employee-records.file.kinds") : t("employee-records.file.help", { limit }))}
      </p>
    </div>
  );
}

export function IdentityFile(props: ControlProps) {
  return <FileControl {...props} fileClass="identity" />;
}

export function PayFile(props: ControlProps) {
  return <FileControl {...props} fileClass="pay" />;
}
