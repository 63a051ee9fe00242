/** Opens a map of the company's work locations. */
import { Map as MapIcon } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../../kit/button.tsx";
import { useText } from "../../../messages/use-text.ts";

const MapDialog = lazy(async () => ({ default: (await import("./map-dialog.tsx")).MapDialog }));

export function MapButton({ scope }: { scope: Readonly<Record<string, string>> }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <MapIcon size={16} aria-hidden />
        {t("work-locations.map.show")}
      </Button>
      {open && (
        <Suspense>
          <MapDialog companyId={scope["companyId"] ?? ""} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
