/** Button that opens the occupation import, loaded on demand. */
import { Upload } from "lucide-react";
import { Suspense, useState } from "react";
import { part } from "../../../detail/part.ts";
import { Button } from "../../../kit/button.tsx";
import { useText } from "../../../messages/use-text.ts";

const ImportDialog = part(async () => (await import("./import-dialog.tsx")).ImportDialog, "fields");

export function ImportButton() {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Upload size={16} aria-hidden />
        {t("workpass-occupations.import")}
      </Button>
      {open && (
        <Suspense>
          <ImportDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
