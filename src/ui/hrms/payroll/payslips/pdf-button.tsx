/** Downloads a payslip as a PDF in the language of the app. */
import { FileDown } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../kit/button.tsx";
import { downloadFile } from "../../../kit/download.ts";
import { useAttempt } from "../../../kit/use-attempt.ts";
import { currentTexts } from "../../../messages/store.ts";
import { useText } from "../../../messages/use-text.ts";

interface PdfButtonProps {
  /** File name without extension. */
  readonly name: string;
  readonly get: (language: ReturnType<typeof currentTexts>["language"]) => Promise<Blob | string>;
}

export function PdfButton({ name, get }: PdfButtonProps) {
  const t = useText();
  const attempt = useAttempt();
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    await attempt(async () => downloadFile(`${name}.pdf`, await get(currentTexts().language), "application/pdf"));
    setBusy(false);
  };
  return (
    <Button loading={busy} onClick={() => void save()}>
      <FileDown size={16} aria-hidden />
      {t("payslips.pdf")}
    </Button>
  );
}
