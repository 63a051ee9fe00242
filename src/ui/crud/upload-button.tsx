/** Opens the import of a file, loaded on demand. */
import { Upload } from "lucide-react";
import { Suspense, useState } from "react";
import { part } from "../detail/part.ts";
import { Button } from "../kit/button.tsx";
import { useText } from "../messages/use-text.ts";
import type { UploadProps } from "./upload-dialog.tsx";

const UploadDialog = part(async () => (await import("./upload-dialog.tsx")).UploadDialog, "fields");

export function UploadButton(props: Omit<UploadProps, "onClose">) {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Upload size={16} aria-hidden />
        {t("crud.upload.open")}
      </Button>
      {open && (
        <Suspense>
          <UploadDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
