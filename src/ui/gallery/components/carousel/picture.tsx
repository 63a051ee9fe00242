/** Picture with reserved height. */
import { css } from "#generated/styles/css/index.js";

export function Picture({ src, alt }: { src: string; alt: string }) {
  return (
    <img
      className={css({ w: "full", aspectRatio: "2 / 1", objectFit: "cover" })}
      src={src}
      alt={alt}
      loading="lazy"
      draggable={false}
    />
  );
}
