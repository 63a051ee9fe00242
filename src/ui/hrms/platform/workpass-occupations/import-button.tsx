/** Button that opens the occupation import, loaded on demand. */
import { Upload } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../../kit/button.tsx";
import { loadMessages } from "../../../messages/store.ts";
import { useText } from "../../../messages/use-text.ts";

const ImportDialog = lazy(async () => {
  const [{ ImportDialog: component }] = await Promise.all([import("./import-dialog.tsx"), loadMessages("fields")]);
  return { default: component };
});

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
