/** What the base map consists of. */
import type L from "leaflet";
import { useEffect, useState } from "react";
import { Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { BaseMap } from "#src/ui/map/base-map.tsx";
import { ground as drawn, groundLayers, groundNames, type GroundLayer } from "#src/ui/gallery/parts/map/ground.ts";
import { Segmented } from "#src/ui/kit/segmented.tsx";
import { Switch } from "#src/ui/kit/switch.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const grounds = ["drawn", "grid"] as const;

export function Layers() {
  const t = useText();
  const [map, setMap] = useState<L.Map>();
  const [ground, setGround] = useState<(typeof grounds)[number]>("drawn");
  const [hidden, setHidden] = useState<ReadonlySet<GroundLayer>>(new Set());
  useEffect(() => {
    if (!map || ground === "grid") return;
    const layers = groundNames.filter((name) => !hidden.has(name)).map((name) => groundLayers[name]().addTo(map));
    return () => {
      for (const layer of layers) layer.remove();
    };
  }, [map, ground, hidden]);
  return (
    <Stack>
      <Row>
        <Segmented
          label={t("showcase-map.leaflet.base")}
          value={ground}
          onChange={setGround}
          options={grounds.map((value) => ({ value, label: t(`showcase-map.leaflet.base.${value}`) }))}
        />
        {groundNames.map((name) => (
          <Switch
            key={name}
            size="sm"
            checked={!hidden.has(name)}
            disabled={ground === "grid"}
            onChange={(shown) => {
              const next = new Set(hidden);
              if (shown) next.delete(name);
              else next.add(name);
              setHidden(next);
            }}
          >
            {t(`showcase-map.leaflet.overlay.${name}`)}
          </Switch>
        ))}
      </Row>
      <BaseMap tall ground={drawn} bare label={t("showcase-map.leaflet.layers")} onMap={setMap} />
    </Stack>
  );
}
