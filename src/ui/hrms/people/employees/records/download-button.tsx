/** Saves a record as a file. */
import { Download } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../../kit/button.tsx";
import { downloadFile } from "../../../../kit/download.ts";
import { useAttempt } from "../../../../kit/use-attempt.ts";
import { useText } from "../../../../messages/use-text.ts";

export function DownloadButton({ name, load }: { name: string; load: () => Promise<Blob> | undefined }) {
  const t = useText();
  const [busy, setBusy] = useState(false);
  const attempt = useAttempt();
  const save = async (): Promise<void> => {
    setBusy(true);
    await attempt(async () => {
      const file = await load();
      if (file) downloadFile(name, file, "application/pdf");
    });
    setBusy(false);
  };
  return (
    <Button
      size="sm"
      variant="outline"
      loading={busy}
      aria-label={t("employee-records.file.download", { name })}
      onClick={() => void save()}
    >
      <Download size={16} aria-hidden />
      {t("employee-records.pdf")}
    </Button>
  );
}
