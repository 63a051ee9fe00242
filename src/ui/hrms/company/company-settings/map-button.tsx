/** Chooses on a map where maps open; the map is loaded with its dialog. */
import { css } from "#generated/styles/css/index.js";
import { useQuery } from "@tanstack/react-query";
import { MapPin } from "lucide-react";
import { useState } from "react";
import type { Values } from "../../../form/spec.ts";
import { Button } from "../../../kit/button.tsx";
import { Dialog } from "../../../kit/dialog.tsx";
import { Loaded } from "../../../kit/loaded.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { loadMessages } from "../../../messages/store.ts";
import { useText } from "../../../messages/use-text.ts";

interface MapButtonProps {
  values: Values;
  onPick: (picked: { mapLat: number; mapLng: number }) => void;
}

async function readMap() {
  await loadMessages("map");
  return { Map: (await import("../../../map/place-map.tsx")).PlaceMap };
}

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
  const query = useQuery({
    queryKey: ["place-map"],
    queryFn: readMap,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  const name = t("company-settings.group.map");
  const isPlace = typeof mapLat === "number" && typeof mapLng === "number";
  return (
    <Loaded query={query} waiting={<Skeleton h="80" my="0" />}>
      {({ Map }) => (
        <div>
          <Map
            label={name}
            places={isPlace ? [{ name, at: [mapLat, mapLng], radius: 8_000 }] : []}
            onPick={([lat, lng]) => onPick({ mapLat: lat, mapLng: lng })}
          />
          <p className={css({ mt: "2", color: "text.muted", fontSize: "sm" })}>{t("company-settings.mapChooseHelp")}</p>
        </div>
      )}
    </Loaded>
  );
}
