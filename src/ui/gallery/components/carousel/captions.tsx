/** Captions below the picture, readable over any image. */
import { css } from "#generated/styles/css/index.js";
import { Carousel } from "#src/ui/gallery/parts/carousel.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { Picture } from "./picture.tsx";
import { slidesOf } from "./pictures.ts";

export function Captions() {
  const t = useText();
  return (
    <Carousel
      label={t("showcase-frames.carousel.walk")}
      loop={false}
      slides={slidesOf(t, (name, src) => (
        <figure className={css({ display: "flex", flexDirection: "column", h: "full" })}>
          <Picture src={src} alt="" />
          <figcaption
            className={css({
              flex: "1",
              px: "4",
              py: "3",
              borderWidth: "1px",
              borderTopWidth: "0",
              borderColor: "border",
              borderBottomRadius: "card",
              bg: "surface",
            })}
          >
            <span className={css({ display: "block", fontWeight: "semibold" })}>
              {t(`showcase-frames.carousel.picture.${name}`)}
            </span>
            <span className={css({ color: "text.muted" })}>{t(`showcase-frames.carousel.caption.${name}`)}</span>
          </figcaption>
        </figure>
      ))}
    />
  );
}
