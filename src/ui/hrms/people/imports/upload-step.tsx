/** First step of an import: upload, and the template. */
import { css } from "#generated/styles/css/index.js";
import { Download } from "lucide-react";
import { useState } from "react";
import { getImportTemplate } from "#generated/hrms/client/imports.ts";
import { useCreateImport } from "#generated/hrms/hooks/imports.ts";
import { Alert } from "../../../kit/alert.tsx";
import { Button } from "../../../kit/button.tsx";
import { downloadFile } from "../../../kit/download.ts";
import { DropZone } from "../../../kit/files/drop-zone.tsx";
import { uploadProblemText } from "../../../kit/files/upload-problem.ts";
import { problemText } from "../../../kit/problem.ts";
import { Progress } from "../../../kit/progress.tsx";
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";

const types = { csv: "text/csv", xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" } as const;
const maxBytes = 15_000_000;

export function UploadStep({ companyId, onUploaded }: { companyId: string; onUploaded: (importId: string) => void }) {
  const t = useText();
  const { mutateAsync, isPending, error } = useCreateImport();
  const [busy, setBusy] = useState(false);
  const upload = async (file: File | undefined): Promise<void> => {
    if (!file || isPending) return;
    // Errors are shown below.
    const made = await mutateAsync({ path: { companyId }, query: { name: file.name.slice(0, 160) }, body: file }).catch(
      () => undefined,
    );
    if (made) onUploaded(made.id);
  };
  const save = async (format: keyof typeof types): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      downloadFile(
        `employees.${format}`,
        (await getImportTemplate({ path: { companyId }, query: { format } })) as BlobPart,
        types[format],
      );
    } catch (failure) {
      toast({ kind: "error", text: problemText(t, failure) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={css({ display: "grid", gap: "5" })}>
      <DropZone
        label={t("imports.file")}
        limits={{ accept: ".csv,.xlsx,text/csv", maxBytes }}
        onFiles={([first]) => void upload(first)}
      />
      {isPending && <Progress label={t("imports.uploading")} value={null} />}
      {error && (
        <Alert tone="danger" live="alert">
          {uploadProblemText(t, error)}
        </Alert>
      )}
      <div className={css({ display: "grid", gap: "2" })}>
        <p className={css({ color: "text.muted" })}>{t("imports.template")}</p>
        <div className={css({ display: "flex", flexWrap: "wrap", gap: "2" })}>
          {(["xlsx", "csv"] as const).map((format) => (
            <Button key={format} size="sm" disabled={busy} onClick={() => void save(format)}>
              <Download size={16} aria-hidden />
              {t(`imports.template.${format}`)}
            </Button>
          ))}
        </div>
      </div>
      <p className={css({ color: "text.muted", maxW: "prose" })}>{t("imports.rules")}</p>
    </div>
  );
}
