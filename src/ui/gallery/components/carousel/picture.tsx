/** Picture with reserved height. */
import { chakra } from "@chakra-ui/react";

export function Picture({ src, alt }: { src: string; alt: string }) {
  return (
    <chakra.img src={src} alt={alt} w="full" aspectRatio="2 / 1" objectFit="cover" loading="lazy" draggable={false} />
  );
}
