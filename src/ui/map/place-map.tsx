/** Map of a place with its radius and of points near it; the place can be moved where `onPick` is given. */
import L from "leaflet";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { BaseMap } from "./base-map.tsx";
import type { Position } from "./ground.ts";
import { looks, pinAt } from "./marks.ts";
import { singapore } from "./singapore.ts";

export interface MapPlace {
  readonly name: string;
  readonly at: Position;
  /** In metres. */
  readonly radius?: number;
}

interface PlaceMapProps {
  label: string;
  places: readonly MapPlace[];
  /** Where something happened, such as punches; `radius` is how exact the position is. */
  points?: readonly MapPlace[];
  /** Called with a position of six decimals when the map is clicked or the first place is dragged. */
  onPick?: (at: Position) => void;
  /** Where it opens while it has neither places nor points. */
  start?: { readonly at: Position; readonly zoom: number } | undefined;
}

const none: readonly MapPlace[] = [];
/** Closer than this there is nothing to see but the place itself. */
const closest = 17;
function rounded(at: L.LatLng): Position {
  const { lat, lng } = at.wrap();
  return [Number(lat.toFixed(6)), Number(lng.toFixed(6))];
}

function boundsOf(all: readonly MapPlace[]): L.LatLngBounds {
  const bounds = L.latLngBounds([]);
  for (const { at, radius = 0 } of all) bounds.extend(L.latLng(at).toBounds(Math.max(60, radius * 2)));
  return bounds;
}

export function PlaceMap({ label, places, points = none, onPick, start }: PlaceMapProps) {
  const [map, setMap] = useState<L.Map>();
  const drawn = useRef<L.LayerGroup>(null);
  const pick = useEffectEvent((at: L.LatLng) => onPick?.(rounded(at)));
  const show = useEffectEvent((on: L.Map) => {
    const bounds = boundsOf([...places, ...points]);
    if (bounds.isValid()) on.fitBounds(bounds.pad(0.15), { animate: false, maxZoom: closest });
    else if (start) on.setView(start.at, start.zoom, { animate: false });
  });
  const draw = useEffectEvent((on: L.Map) => {
    const layers = L.layerGroup().addTo(on);
    for (const { name, at, radius } of places) {
      const circle = radius === undefined ? undefined : L.circle(at, { radius, weight: 2, className: looks.accent });
      circle?.addTo(layers);
      const pin = pinAt(at, name, { draggable: onPick !== undefined }).addTo(layers);
      if (onPick) {
        pin.on("drag", () => circle?.setLatLng(pin.getLatLng()));
        pin.on("dragend", () => pick(pin.getLatLng()));
      } else pin.bindPopup(name);
    }
    for (const { name, at, radius } of points) {
      if (radius !== undefined) L.circle(at, { radius, weight: 1, className: looks.info }).addTo(layers);
      pinAt(at, name, { tone: "info" }).bindPopup(name).addTo(layers);
    }
    return layers;
  });
  useEffect(() => {
    if (!map) return;
    show(map);
    const click = ({ latlng }: L.LeafletMouseEvent): void => pick(latlng);
    map.on("click", click);
    return () => void map.off("click", click);
  }, [map]);
  // Redrawn only when a place has changed: the pin keeps its focus while other fields are edited.
  const content = JSON.stringify([places, points]);
  useEffect(() => {
    if (!map) return;
    const focused = drawn.current !== null && map.getContainer().contains(document.activeElement);
    const layers = draw(map);
    drawn.current = layers;
    if (focused && document.activeElement === document.body) map.getContainer().focus({ preventScroll: true });
    const [first] = places;
    if (first && !map.getBounds().contains(first.at)) show(map);
    return () => void layers.remove();
  }, [map, content]);
  return <BaseMap label={label} ground={singapore} scale onMap={setMap} />;
}
