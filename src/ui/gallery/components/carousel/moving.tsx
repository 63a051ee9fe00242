/** Autoplay: pauses on hover and focus, has a stop button, and is off with reduced motion. */
import { chakra } from "@chakra-ui/react";
import { Carousel } from "#src/ui/kit/carousel.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const tips = ["keys", "palette", "skins"] as const;

export function Moving() {
  const t = useText();
  return (
    <Carousel
      label={t("showcase-frames.carousel.tips")}
      every={5000}
      slides={tips.map((name) => ({
        name,
        label: t(`showcase-frames.carousel.tip.${name}`),
        content: (
          <chakra.div h="full" minH="36" px="5" py="5" bg="inset">
            <chakra.h3 fontSize="lg" lineHeight="lg" fontWeight="semibold">
              {t(`showcase-frames.carousel.tip.${name}`)}
            </chakra.h3>
            <chakra.p color="text.muted" mt="1" maxW="prose">
              {t(`showcase-frames.carousel.tip.${name}More`)}
            </chakra.p>
          </chakra.div>
        ),
      }))}
    />
  );
}
