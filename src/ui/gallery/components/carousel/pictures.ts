/** Pictures of the sample profile with alternative texts. */
import type { CarouselSlide } from "#src/ui/gallery/parts/carousel.tsx";
import type { Text } from "#src/ui/messages/use-text.ts";

export const pictures = [
  ["shophouses", "/media/profile/photo-01.svg"],
  ["garden", "/media/profile/photo-02.svg"],
  ["train", "/media/profile/photo-04.svg"],
  ["river", "/media/profile/photo-07.svg"],
  ["orchids", "/media/profile/photo-08.svg"],
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
