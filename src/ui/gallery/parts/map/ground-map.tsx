/** A Leaflet map on our own ground. Its styles are applied as a sheet of its own, so that no other page loads them. */
import { css } from "#generated/styles/css/index.js";
import L from "leaflet";
import sheet from "leaflet/dist/leaflet.css?inline";
import { useEffect, useEffectEvent, useRef } from "react";
import { useText } from "../../../messages/use-text.ts";
import { grid, groundLayers, groundNames } from "./ground.ts";
import { centre } from "./places.ts";

const zoom = 11;
let styled = false;

function applyStyles(): void {
  if (styled) return;
  styled = true;
  const styles = new CSSStyleSheet();
  // The markers are our own, so that its pictures are not needed. Our own rules come in later layers.
  styles.replaceSync(`@layer base { ${sheet.replaceAll(/[^{}]*\{[^{}]*url\([^{}]*\}/g, "")} }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, styles];
}

interface GroundMapProps {
  label: string;
  /** Without towns, roads and river. */
  bare?: boolean;
  /** Called with the map, and with undefined before it is removed. */
  onMap: (map: L.Map | undefined) => void;
}

export function GroundMap({ label, bare = false, onMap }: GroundMapProps) {
  const t = useText();
  const frame = useRef<HTMLDivElement>(null);
  const create = useEffectEvent((element: HTMLElement): L.Map => {
    applyStyles();
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const map = L.map(element, {
      center: centre,
      zoom,
      minZoom: 9,
      maxZoom: 15,
      zoomControl: false,
      zoomAnimation: !still,
      fadeAnimation: !still,
      // The page scrolls; the map zooms by buttons, keys and pinching.
      scrollWheelZoom: false,
    });
    L.control
      .zoom({ zoomInTitle: t("showcase-map.leaflet.zoomIn"), zoomOutTitle: t("showcase-map.leaflet.zoomOut") })
      .addTo(map);
    map.attributionControl.setPrefix('<a href="https://leafletjs.com">Leaflet</a>');
    map.attributionControl.addAttribution(t("showcase-map.leaflet.ground"));
    grid().addTo(map);
    if (!bare) for (const name of groundNames) groundLayers[name]().addTo(map);
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
      aria-label={t("showcase-map.leaflet.map", { name: label })}
      className={css({
        position: "relative",
        zIndex: "0",
        h: "80",
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
