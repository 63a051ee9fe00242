/** Chooses on a map where maps open; the map is loaded with its dialog. */
import { css } from "#generated/styles/css/index.js";
import { MapPin } from "lucide-react";
import { Suspense, useState } from "react";
import { part } from "../../../detail/part.ts";
import type { Values } from "../../../form/spec.ts";
import { Button } from "../../../kit/button.tsx";
import { Dialog } from "../../../kit/dialog.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { useText } from "../../../messages/use-text.ts";

interface MapButtonProps {
  values: Values;
  onPick: (picked: { mapLat: number; mapLng: number }) => void;
}

const PlaceMap = part(async () => (await import("../../../map/place-map.tsx")).PlaceMap, "map");

export function MapButton(props: MapButtonProps) {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button size="sm" onClick={() => setOpen(true)}>
        <MapPin size={16} aria-hidden />
        {t("company-settings.mapChoose")}
      </Button>
      {open && (
        <Dialog open title={t("company-settings.group.map")} width="48rem" onClose={() => setOpen(false)}>
          <MapOfSettings {...props} />
        </Dialog>
      )}
    </div>
  );
}

function MapOfSettings({ values: { mapLat, mapLng }, onPick }: MapButtonProps) {
  const t = useText();
  const name = t("company-settings.group.map");
  const isPlace = typeof mapLat === "number" && typeof mapLng === "number";
  return (
    <Suspense fallback={<Skeleton css={{ h: "80", my: "0" }} />}>
      <div>
        <PlaceMap
          label={name}
          places={isPlace ? [{ name, at: [mapLat, mapLng], radius: 8_000 }] : []}
          onPick={([lat, lng]) => onPick({ mapLat: lat, mapLng: lng })}
        />
        <p className={css({ mt: "2", color: "text.muted", fontSize: "sm" })}>{t("company-settings.mapChooseHelp")}</p>
      </div>
    </Suspense>
  );
}
