/** A Leaflet map on a base map of our own. Its styles are applied as a sheet of its own, so that no other page loads them. */
import { css } from "#generated/styles/css/index.js";
import L from "leaflet";
import sheet from "leaflet/dist/leaflet.css?inline";
import { useEffect, useEffectEvent, useRef } from "react";
import { useText } from "../messages/use-text.ts";
import { addGrid, type Ground } from "./ground.ts";

let styled = false;

function applyStyles(): void {
  if (styled) return;
  styled = true;
  const styles = new CSSStyleSheet();
  // The markers are our own, so that its pictures are not needed. Our own rules come in later layers.
  styles.replaceSync(`@layer base { ${sheet.replaceAll(/[^{}]*\{[^{}]*url\([^{}]*\}/g, "")} }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, styles];
}

interface BaseMapProps {
  label: string;
  ground: Ground;
  /** Only the grid, without the layers of the ground. */
  bare?: boolean;
  /** Shows how long a hundred metres are. */
  scale?: boolean;
  tall?: boolean;
  /** Called with the map, and with undefined before it is removed. */
  onMap: (map: L.Map | undefined) => void;
}

export function BaseMap({ label, ground, bare = false, scale = false, tall = false, onMap }: BaseMapProps) {
  const t = useText();
  const frame = useRef<HTMLDivElement>(null);
  const create = useEffectEvent((element: HTMLElement): L.Map => {
    applyStyles();
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const map = L.map(element, {
      center: ground.centre,
      zoom: ground.zoom,
      minZoom: 9,
      maxZoom: 18,
      zoomControl: false,
      zoomAnimation: !still,
      fadeAnimation: !still,
      // The page scrolls; the map zooms by buttons, keys and pinching.
      scrollWheelZoom: false,
    });
    L.control.zoom({ zoomInTitle: t("map.zoomIn"), zoomOutTitle: t("map.zoomOut") }).addTo(map);
    map.attributionControl.setPrefix('<a href="https://leafletjs.com">Leaflet</a>');
    map.attributionControl.addAttribution(t("map.attribution"));
    if (scale) L.control.scale({ imperial: false }).addTo(map);
    addGrid(map);
    if (!bare) for (const layer of Object.values(ground.layers)) layer().addTo(map);
    return map;
  });
  const hand = useEffectEvent(onMap);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const map = create(element);
    const watch = new ResizeObserver(() => map.invalidateSize());
    watch.observe(element);
    hand(map);
    return () => {
      watch.disconnect();
      hand(undefined);
      map.remove();
    };
  }, [bare]);
  return (
    <div
      ref={frame}
      // Leaflet counts from the left.
      dir="ltr"
      role="region"
      aria-label={t("map.of", { name: label })}
      className={css({
        position: "relative",
        zIndex: "0",
        h: tall ? "25rem" : "80",
        overflow: "hidden",
        borderWidth: "1px",
        borderColor: "border",
        borderRadius: "control",
        bg: "canvas",
        fontFamily: "body",
        fontSize: "sm",
        "&:focus-visible": { outline: "2px solid", outlineColor: "accent", outlineOffset: "-2px" },
        "& .leaflet-bar a": {
          bg: "surface",
          color: "text",
          borderColor: "border",
          _hover: { bg: "hover" },
          "&.leaflet-disabled": { color: "text.muted" },
        },
        "& .leaflet-control-scale-line": {
          bg: "surface",
          color: "text.muted",
          borderColor: "border.strong",
          textShadow: "none",
        },
        "& .leaflet-control-attribution": {
          bg: "surface",
          color: "text.muted",
          "& a": { color: "accent.text", textDecoration: "underline" },
        },
        "& :is(.leaflet-popup-content-wrapper, .leaflet-popup-tip)": {
          bg: "raised",
          color: "text",
          boxShadow: "floating",
        },
        "& .leaflet-popup-close-button": { color: "text.muted", minW: "6", minH: "6" },
      })}
    />
  );
}
