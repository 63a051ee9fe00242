/** Button that opens the import of holidays, loaded on demand. */
import { Upload } from "lucide-react";
import { Suspense, useState } from "react";
import { part } from "../../../detail/part.ts";
import { Button } from "../../../kit/button.tsx";
import { useText } from "../../../messages/use-text.ts";

const ImportDialog = part(async () => (await import("./import-dialog.tsx")).ImportDialog, "fields");

export function ImportButton({ scope }: { scope: Readonly<Record<string, string>> }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Upload size={16} aria-hidden />
        {t("holidays.import")}
      </Button>
      {open && (
        <Suspense>
          <ImportDialog companyId={scope["companyId"] ?? ""} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
