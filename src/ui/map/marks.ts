/** Pins and the looks of shapes on maps. */
import { css } from "#generated/styles/css/index.js";
import L from "leaflet";

export const looks = {
  accent: css({ stroke: "accent", fill: "accent" }),
  danger: css({ stroke: "danger", fill: "danger" }),
  info: css({ stroke: "info", fill: "info" }),
  route: css({ stroke: "warning" }),
};

const pins = {
  accent: css({ "& path": { fill: "accent", stroke: "surface" }, "& circle": { fill: "surface" } }),
  info: css({ "& path": { fill: "info", stroke: "surface" }, "& circle": { fill: "surface" } }),
};

/** Its name is read by screen readers. */
export function pinAt(
  at: L.LatLngExpression,
  name: string,
  { tone = "accent", ...options }: L.MarkerOptions & { tone?: keyof typeof pins } = {},
): L.Marker {
  const icon = L.divIcon({
    className: pins[tone],
    html: '<svg width="28" height="36" viewBox="0 0 28 36" aria-hidden="true"><path stroke-width="1.5" d="M14 1C6.8 1 1 6.8 1 14c0 9.2 13 21 13 21s13-11.8 13-21C27 6.8 21.2 1 14 1z"/><circle cx="14" cy="14" r="5"/></svg>',
    iconSize: [28, 36],
    iconAnchor: [14, 36],
    popupAnchor: [0, -34],
  });
  const marker = L.marker(at, { ...options, icon });
  marker.on("add", () => marker.getElement()?.setAttribute("aria-label", name));
  return marker;
}
