/** Areas of a GeoJSON file; one can be chosen on the map or below it. */
import L from "leaflet";
import { useEffect, useRef, useState } from "react";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { BaseMap } from "#src/ui/map/base-map.tsx";
import { ground } from "#src/ui/gallery/parts/map/ground.ts";
import { looks } from "#src/ui/map/marks.ts";
import { districtAreas, districts, type District } from "#src/ui/gallery/parts/map/places.ts";
import { Segmented } from "#src/ui/kit/segmented.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

export function Geojson() {
  const t = useText();
  const [map, setMap] = useState<L.Map>();
  const [chosen, setChosen] = useState<District>("north");
  const layer = useRef<L.GeoJSON>(null);
  useEffect(() => {
    if (!map) return;
    const areas = L.geoJSON(districtAreas, {
      style: { className: looks.accent, weight: 2 },
      onEachFeature: ({ properties }, area) => {
        area.on("mouseover click", () => setChosen((properties as { id: District }).id));
      },
    }).addTo(map);
    layer.current = areas;
    return () => {
      areas.remove();
    };
  }, [map]);
  useEffect(() => {
    layer.current?.setStyle((feature) => ({
      fillOpacity: feature && (feature.properties as { id: District }).id === chosen ? 0.5 : 0.12,
    }));
  }, [map, chosen]);
  return (
    <Stack>
      <BaseMap ground={ground} label={t("showcase-map.leaflet.geojson")} onMap={setMap} />
      <Segmented
        label={t("showcase-map.leaflet.district")}
        value={chosen}
        onChange={setChosen}
        options={districts.map((value) => ({ value, label: t(`showcase-map.leaflet.district.${value}`) }))}
      />
    </Stack>
  );
}
