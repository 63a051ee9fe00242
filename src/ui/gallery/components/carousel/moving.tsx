/** Autoplay: pauses on hover and focus, has a stop button, and is off with reduced motion. */
import { css } from "#generated/styles/css/index.js";
import { Carousel } from "#src/ui/gallery/parts/carousel.tsx";
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
          <div className={css({ h: "full", minH: "36", px: "5", py: "5", bg: "inset" })}>
            <h3 className={css({ fontSize: "lg", lineHeight: "lg", fontWeight: "semibold" })}>
              {t(`showcase-frames.carousel.tip.${name}`)}
            </h3>
            <p className={css({ color: "text.muted", mt: "1", maxW: "prose" })}>
              {t(`showcase-frames.carousel.tip.${name}More`)}
            </p>
          </div>
        ),
      }))}
    />
  );
}
