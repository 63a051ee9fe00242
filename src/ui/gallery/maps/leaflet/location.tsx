/** Asks the browser on a click; a refusal is explained. */
import L from "leaflet";
import { useRef, useState } from "react";
import { Result, Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { BaseMap } from "#src/ui/map/base-map.tsx";
import { ground } from "#src/ui/gallery/parts/map/ground.ts";
import { looks, pinAt } from "#src/ui/map/marks.ts";
import { Button } from "#src/ui/kit/button.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

export function Location() {
  const t = useText();
  const [map, setMap] = useState<L.Map>();
  const [asking, setAsking] = useState(false);
  const [message, setMessage] = useState("");
  const drawn = useRef<L.LayerGroup>(null);
  const find = (): void => {
    setAsking(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => {
        const text = t("showcase-map.leaflet.you", { count: Math.round(accuracy) });
        setAsking(false);
        setMessage(text);
        if (!map) return;
        drawn.current?.remove();
        drawn.current = L.layerGroup([
          L.circle([latitude, longitude], { radius: accuracy, className: looks.accent }),
          pinAt([latitude, longitude], text),
        ]).addTo(map);
        map.setView([latitude, longitude]);
      },
      ({ code, PERMISSION_DENIED }) => {
        setAsking(false);
        setMessage(t(code === PERMISSION_DENIED ? "showcase-map.leaflet.refused" : "showcase-map.leaflet.unavailable"));
      },
      { timeout: 10_000 },
    );
  };
  return (
    <Stack>
      <BaseMap ground={ground} label={t("showcase-map.leaflet.location")} onMap={setMap} />
      <Row>
        <Button loading={asking} onClick={find}>
          {t("showcase-map.leaflet.find")}
        </Button>
      </Row>
      <Result role="status">{message}</Result>
    </Stack>
  );
}
