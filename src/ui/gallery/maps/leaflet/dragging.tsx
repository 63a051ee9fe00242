/** The marker and the two fields follow each other. */
import type L from "leaflet";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { BaseMap } from "#src/ui/map/base-map.tsx";
import { ground } from "#src/ui/gallery/parts/map/ground.ts";
import { pinAt } from "#src/ui/map/marks.ts";
import { centre } from "#src/ui/gallery/parts/map/places.ts";
import type { Position } from "#src/ui/map/ground.ts";
import { Field } from "#src/ui/kit/field.tsx";
import { Input } from "#src/ui/kit/input.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const rounded = (degrees: number): number => Math.round(degrees * 10_000) / 10_000;

export function Dragging() {
  const t = useText();
  const [map, setMap] = useState<L.Map>();
  const marker = useRef<L.Marker>(null);
  const [position, setPosition] = useState<Position>(centre);
  const add = useEffectEvent((to: L.Map): L.Marker => {
    const pin = pinAt(position, t("showcase-map.leaflet.dragging"), { draggable: true }).addTo(to);
    pin.on("drag", () => {
      const { lat, lng } = pin.getLatLng();
      setPosition([rounded(lat), rounded(lng)]);
    });
    return pin;
  });
  useEffect(() => {
    if (!map) return;
    const pin = add(map);
    marker.current = pin;
    return () => {
      pin.remove();
    };
  }, [map]);
  const move = (index: 0 | 1, value: number): void => {
    if (Number.isNaN(value)) return;
    const next: Position = index === 0 ? [value, position[1]] : [position[0], value];
    setPosition(next);
    marker.current?.setLatLng(next);
    map?.panTo(next);
  };
  return (
    <Stack>
      <BaseMap ground={ground} label={t("showcase-map.leaflet.dragging")} onMap={setMap} />
      <Row>
        {(["latitude", "longitude"] as const).map((name, index) => (
          <Field key={name} label={t(`showcase-map.leaflet.${name}`)}>
            <Input
              type="number"
              css={{ w: "36" }}
              step={0.01}
              value={position[index]}
              onChange={({ target }) => move(index === 0 ? 0 : 1, target.valueAsNumber)}
            />
          </Field>
        ))}
      </Row>
    </Stack>
  );
}
