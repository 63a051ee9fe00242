/** Buttons, dots, arrow keys or swipe; loops at the end. */
import { Carousel } from "#src/ui/gallery/parts/carousel.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { Picture } from "./picture.tsx";
import { slidesOf } from "./pictures.ts";

export function Basic() {
  const t = useText();
  return (
    <Carousel
      label={t("showcase-frames.carousel.singapore")}
      slides={slidesOf(t, (name, src) => (
        <Picture src={src} alt={t(`showcase-frames.carousel.picture.${name}`)} />
      ))}
    />
  );
}
