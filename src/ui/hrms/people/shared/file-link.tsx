/** File name that downloads the file. */
import { css } from "#generated/styles/css/index.js";
import { Download } from "lucide-react";
import { useState } from "react";
import { downloadEmployeeFile } from "#generated/hrms/client/files.ts";
import { Button } from "../../../kit/button.tsx";
import { downloadFile } from "../../../kit/download.ts";
import { useAttempt } from "../../../kit/use-attempt.ts";
import { useText } from "../../../messages/use-text.ts";

export function FileLink({ scope, id, name }: { scope: Readonly<Record<string, string>>; id: string; name: string }) {
  const t = useText();
  const [busy, setBusy] = useState(false);
  const attempt = useAttempt();
  const save = async (): Promise<void> => {
    setBusy(true);
    await attempt(async () => {
      const path = { ...(scope as { companyId: string; employeeId: string }), fileId: id };
      downloadFile(name, await downloadEmployeeFile({ path }), "application/octet-stream");
    });
    setBusy(false);
  };
  return (
    <Button
      size="sm"
      variant="ghost"
      loading={busy}
      aria-label={t("employee-records.file.download", { name })}
      onClick={() => void save()}
      className={css({
        h: "auto",
        minH: "8",
        maxW: "full",
        marginInlineStart: "-2.5",
        py: "1",
        flexShrink: 1,
        justifyContent: "start",
        whiteSpace: "normal",
        textAlign: "start",
      })}
    >
      <Download size={16} aria-hidden />
      <span className={css({ minW: "0", overflowWrap: "anywhere" })}>{name}</span>
    </Button>
  );
}
