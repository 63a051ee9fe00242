/** Slides of the examples: pictures of the sample profile, or numbered tiles. */
import { css } from "#generated/styles/css/index.js";
import type { ReactNode } from "react";

export const photos = Array.from({ length: 9 }, (_, index) => `/media/profile/photos.svg#p0${index + 1}`);

export function Photo({ src, alt, onLoad }: { src: string; alt: string; onLoad?: () => void }) {
  return (
    <img
      className={css({
        display: "block",
        w: "full",
        aspectRatio: "2 / 1",
        objectFit: "cover",
        borderRadius: "control",
        bg: "inset",
      })}
      src={src}
      alt={alt}
      loading="lazy"
      draggable={false}
      onLoad={onLoad}
    />
  );
}

export function Tile({ children }: { children: ReactNode }) {
  return (
    <div
      className={css({
        display: "grid",
        placeItems: "center",
        minH: "28",
        borderRadius: "control",
        bg: "inset",
        fontSize: "xl",
        fontWeight: "semibold",
        fontVariantNumeric: "tabular-nums",
      })}
    >
      {children}
    </div>
  );
}
