/** Places with popups; the list opens them too. */
import { css } from "#generated/styles/css/index.js";
import type L from "leaflet";
import { useEffect, useRef, useState } from "react";
import { Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { BaseMap } from "#src/ui/map/base-map.tsx";
import { ground } from "#src/ui/gallery/parts/map/ground.ts";
import { pinAt } from "#src/ui/map/marks.ts";
import { towns } from "#src/ui/gallery/parts/map/places.ts";
import { Button } from "#src/ui/kit/button.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const places = towns.slice(1, 6);

export function Markers() {
  const t = useText();
  const [map, setMap] = useState<L.Map>();
  const markers = useRef(new Map<string, L.Marker>());
  useEffect(() => {
    if (!map) return;
    for (const [name, at] of places) markers.current.set(name, pinAt(at, name).bindPopup(name).addTo(map));
    return () => {
      for (const marker of markers.current.values()) marker.remove();
      markers.current.clear();
    };
  }, [map]);
  return (
    <Stack>
      <BaseMap tall ground={ground} label={t("showcase-map.leaflet.markers")} onMap={setMap} />
      <Row role="group" aria-label={t("showcase-map.leaflet.place")} className={css({ gap: "1" })}>
        {places.map(([name]) => (
          <Button
            key={name}
            size="sm"
            aria-label={t("showcase-map.leaflet.show", { name })}
            onClick={() => markers.current.get(name)?.openPopup()}
          >
            {name}
          </Button>
        ))}
      </Row>
    </Stack>
  );
}
