/** Our own ground: a grid of coordinates with roads, a river and towns. It takes its colours from the skin. */
import { css } from "#generated/styles/css/index.js";
import L from "leaflet";
import { river, roads, towns } from "./places.ts";

const line = { interactive: false, weight: 3 } as const;
export const looks = {
  road: css({ stroke: "border.strong" }),
  river: css({ stroke: "info" }),
  accent: css({ stroke: "accent", fill: "accent" }),
  danger: css({ stroke: "danger", fill: "danger" }),
  route: css({ stroke: "warning" }),
};

const town = css({
  color: "text",
  fontSize: "xs",
  fontWeight: "medium",
  whiteSpace: "nowrap",
  "&::before": {
    content: '""',
    display: "inline-block",
    boxSize: "1.5",
    marginInlineEnd: "1",
    borderRadius: "full",
    bg: "text.muted",
    verticalAlign: "middle",
  },
});
const gridLine = css({ stroke: "border" });

/** Lines of latitude and longitude, a quarter of a degree apart. */
export function grid(): L.LayerGroup {
  const lines = L.layerGroup();
  for (let step = -8; step <= 8; step += 1) {
    const latitude = 10.25 + step / 8;
    const longitude = 78.25 + step / 8;
    const each = { ...line, weight: 1, className: gridLine };
    L.polyline(
      [
        [latitude, 76],
        [latitude, 81],
      ],
      each,
    ).addTo(lines);
    L.polyline(
      [
        [8, longitude],
        [12, longitude],
      ],
      each,
    ).addTo(lines);
  }
  return lines;
}

export const groundLayers = {
  roads: () => L.layerGroup(roads.map((road) => L.polyline([...road], { ...line, className: looks.road }))),
  river: () => L.layerGroup([L.polyline([...river], { ...line, weight: 6, className: looks.river })]),
  towns: () =>
    L.layerGroup(
      towns.map(([name, at]) => {
        const label = document.createElement("span");
        label.textContent = name;
        return L.marker(at, {
          interactive: false,
          keyboard: false,
          icon: L.divIcon({ className: town, html: label, iconSize: [0, 0], iconAnchor: [3, 8] }),
        });
      }),
    ),
};
export type GroundLayer = keyof typeof groundLayers;
export const groundNames: readonly GroundLayer[] = ["towns", "roads", "river"];

const pin = css({ color: "accent", "& path": { fill: "accent", stroke: "surface" }, "& circle": { fill: "surface" } });

/** A pin in the accent colour; its name is read by screen readers. */
export function pinAt(at: L.LatLngExpression, name: string, options: L.MarkerOptions = {}): L.Marker {
  const icon = L.divIcon({
    className: pin,
    html: '<svg width="28" height="36" viewBox="0 0 28 36" aria-hidden="true"><path stroke-width="1.5" d="M14 1C6.8 1 1 6.8 1 14c0 9.2 13 21 13 21s13-11.8 13-21C27 6.8 21.2 1 14 1z"/><circle cx="14" cy="14" r="5"/></svg>',
    iconSize: [28, 36],
    iconAnchor: [14, 36],
    popupAnchor: [0, -34],
  });
  const marker = L.marker(at, { ...options, icon });
  marker.on("add", () => marker.getElement()?.setAttribute("aria-label", name));
  return marker;
}
