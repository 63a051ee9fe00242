/** Without buttons: by touch, scrolling or arrow keys. */
import { Swiper } from "#src/ui/gallery/parts/swiper.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { Photo, photos } from "./views.tsx";

export function Basic() {
  const t = useText();
  return (
    <Swiper
      label={t("showcase-media.swiper.pictures")}
      count={5}
      buttons={false}
      slide={(index) => (
        <Photo src={photos[index] ?? ""} alt={t("showcase-media.swiper.picture", { number: index + 1 })} />
      )}
    />
  );
}
