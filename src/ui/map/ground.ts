/** What a base map consists of, drawn by ourselves: it takes its colours from the skin and needs no tile server. */
import { css } from "#generated/styles/css/index.js";
import L from "leaflet";

export type Position = [latitude: number, longitude: number];

export interface Ground {
  readonly centre: Position;
  readonly zoom: number;
  /** By name, from the lowest to the highest. */
  readonly layers: Readonly<Record<string, () => L.Layer>>;
}

const still = { interactive: false, weight: 3 } as const;
const lines = {
  road: css({ stroke: "border.strong" }),
  river: css({ stroke: "info" }),
  grid: css({ stroke: "border" }),
};
const land = css({ stroke: "border.strong", fill: "surface" });
const labelLook = css({
  color: "text.muted",
  fontSize: "xs",
  whiteSpace: "nowrap",
  // Where they would cover each other.
  "[data-far] &": { display: "none" },
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

export const landLayer = (areas: readonly (readonly Position[])[]): L.LayerGroup =>
  L.layerGroup(
    areas.map((area) => L.polygon([...area], { interactive: false, weight: 1, fillOpacity: 1, className: land })),
  );

export const lineLayer = (kind: "road" | "river", all: readonly (readonly Position[])[]): L.LayerGroup =>
  L.layerGroup(
    all.map((line) => L.polyline([...line], { ...still, weight: kind === "river" ? 6 : 3, className: lines[kind] })),
  );

export const labelLayer = (places: readonly (readonly [name: string, at: Position])[]): L.LayerGroup =>
  L.layerGroup(
    places.map(([name, at]) => {
      const label = document.createElement("span");
      label.textContent = name;
      return L.marker(at, {
        interactive: false,
        keyboard: false,
        icon: L.divIcon({ className: labelLook, html: label, iconSize: [0, 0], iconAnchor: [3, 8] }),
      });
    }),
  );

/** From this zoom on there is room for names. */
const labelled = 11;

/** Degrees between two lines of the grid, so that a window has a handful of them at every zoom. */
const gridStep = (zoom: number): number => 2 ** (7 - Math.round(zoom));

/** Lines of latitude and longitude around what is in view. */
export function addGrid(map: L.Map): void {
  const grid = L.layerGroup().addTo(map);
  const draw = (): void => {
    const step = gridStep(map.getZoom());
    const view = map.getBounds().pad(1);
    const options = { ...still, weight: 1, className: lines.grid };
    map.getContainer().toggleAttribute("data-far", map.getZoom() < labelled);
    grid.clearLayers();
    for (let at = Math.ceil(view.getSouth() / step) * step; at <= view.getNorth(); at += step)
      L.polyline(
        [
          [at, view.getWest()],
          [at, view.getEast()],
        ],
        options,
      ).addTo(grid);
    for (let at = Math.ceil(view.getWest() / step) * step; at <= view.getEast(); at += step)
      L.polyline(
        [
          [view.getSouth(), at],
          [view.getNorth(), at],
        ],
        options,
      ).addTo(grid);
  };
  map.on("moveend", draw);
  map.whenReady(draw);
}
