/** Pictures of the sample profile with alternative texts. */
import type { CarouselSlide } from "#src/ui/gallery/parts/carousel.tsx";
import type { Text } from "#src/ui/messages/use-text.ts";

export const pictures = [
  ["shophouses", "/media/profile/photos.svg#p01"],
  ["garden", "/media/profile/photos.svg#p02"],
  ["train", "/media/profile/photos.svg#p04"],
  ["river", "/media/profile/photos.svg#p07"],
  ["orchids", "/media/profile/photos.svg#p08"],
] as const;

export function slidesOf(
  t: Text,
  content: (name: (typeof pictures)[number][0], src: string) => CarouselSlide["content"],
): CarouselSlide[] {
  return pictures.map(([name, src]) => ({
    name,
    label: t(`showcase-frames.carousel.picture.${name}`),
    content: content(name, src),
  }));
}
