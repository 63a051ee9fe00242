/** A circle whose radius can be changed, an area and a route. */
import L from "leaflet";
import { useEffect, useState } from "react";
import { Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { BaseMap } from "#src/ui/map/base-map.tsx";
import { ground } from "#src/ui/gallery/parts/map/ground.ts";
import { looks } from "#src/ui/map/marks.ts";
import { centre, roads } from "#src/ui/gallery/parts/map/places.ts";
import { Slider } from "#src/ui/kit/slider.tsx";
import { Switch } from "#src/ui/kit/switch.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const shapes = ["circle", "area", "route"] as const;

export function Shapes() {
  const t = useText();
  const [map, setMap] = useState<L.Map>();
  const [shown, setShown] = useState({ circle: true, area: true, route: true });
  const [radius, setRadius] = useState(4000);
  useEffect(() => {
    if (!map) return;
    const layers = L.layerGroup().addTo(map);
    if (shown.circle) L.circle(centre, { radius, className: looks.accent }).addTo(layers);
    if (shown.area)
      L.polygon(
        [
          [10.06, 78.08],
          [10.1, 78.04],
          [10.16, 78.06],
          [10.15, 78.11],
          [10.09, 78.13],
        ],
        { className: looks.danger },
      ).addTo(layers);
    if (shown.route)
      L.polyline([...(roads[2] ?? [])], { className: looks.route, weight: 5, dashArray: "8 6" }).addTo(layers);
    return () => {
      layers.remove();
    };
  }, [map, shown, radius]);
  return (
    <Stack>
      <BaseMap ground={ground} label={t("showcase-map.leaflet.shapes")} onMap={setMap} />
      <Row>
        {shapes.map((shape) => (
          <Switch
            key={shape}
            size="sm"
            checked={shown[shape]}
            onChange={(next) => setShown({ ...shown, [shape]: next })}
          >
            {t(`showcase-map.leaflet.${shape}`)}
          </Switch>
        ))}
      </Row>
      <Slider
        label={t("showcase-map.leaflet.radius")}
        values={[radius]}
        onChange={([next]) => setRadius(next ?? 4000)}
        min={500}
        max={10_000}
        step={500}
        largeStep={2000}
        disabled={!shown.circle}
        format={(count) => t("showcase-map.leaflet.metres", { count })}
      />
    </Stack>
  );
}
