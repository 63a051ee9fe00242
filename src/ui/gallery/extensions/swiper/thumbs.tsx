/** Every picture is one click away. */
import { Swiper } from "#src/ui/gallery/parts/swiper.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { Photo, photos } from "./views.tsx";

export function Thumbs() {
  const t = useText();
  const nameOf = (index: number): string => t("showcase-media.swiper.picture", { number: index + 1 });
  return (
    <Swiper
      label={t("showcase-media.swiper.pictures")}
      count={photos.length}
      near={1}
      thumb={(index) => ({ src: photos[index] ?? "", label: nameOf(index) })}
      slide={(index) => <Photo src={photos[index] ?? ""} alt={nameOf(index)} />}
    />
  );
}
