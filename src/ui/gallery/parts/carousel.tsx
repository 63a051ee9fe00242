/** Carousel: buttons, dots, keys and swipe; autoplay pauses on hover and focus. */
import { useCarousel } from "@chakra-ui/react";
import { carousel as recipe } from "#generated/styles/recipes/index.js";
import { ChevronLeft, ChevronRight, Pause, Play } from "lucide-react";
import { useEffect, useEffectEvent, useState, type KeyboardEvent, type ReactNode } from "react";
import { useText } from "../../messages/use-text.ts";
import { IconButton } from "../../kit/button.tsx";
import { ChakraLocale } from "../../kit/chakra-locale.tsx";
import { useMedia } from "../../kit/use-media.ts";

export interface CarouselSlide {
  readonly name: string;
  /** Description of the slide, the accessible name of its dot. */
  readonly label: string;
  readonly content: ReactNode;
}

interface CarouselProps {
  label: string;
  slides: readonly CarouselSlide[];
  effect?: "slide" | "fade";
  loop?: boolean;
  /** Autoplay interval in ms; initially off with reduced motion. */
  every?: number;
  dots?: boolean;
}

export function Carousel(props: CarouselProps) {
  return (
    <ChakraLocale>
      <Slideshow {...props} />
    </ChakraLocale>
  );
}

function Slideshow({ label, slides, effect = "slide", loop = true, every, dots = true }: CarouselProps) {
  const t = useText();
  const styles = recipe({ effect });
  const reducedMotion = useMedia("(prefers-reduced-motion: reduce)");
  const [playing, setPlaying] = useState(every !== undefined && !reducedMotion);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const instant = reducedMotion || effect === "fade";
  const carousel = useCarousel({ slideCount: slides.length, loop });
  const { page, canScrollPrev, canScrollNext } = carousel;
  const last = slides.length - 1;
  const go = (to: number): void => carousel.scrollTo(Math.max(0, Math.min(last, to)), instant);
  const turn = (step: number): void => go(loop ? (page + step + slides.length) % slides.length : page + step);

  // Chakra's own autoplay neither pauses on hover and focus nor resumes.
  const moving = playing && !pointed && !focused;
  const advance = useEffectEvent(() => {
    if (!document.hidden) go((page + 1) % slides.length);
  });
  useEffect(() => {
    if (!moving) return;
    const timer = setInterval(advance, every);
    return () => clearInterval(timer);
  }, [moving, every, page]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey || (event.target as Element).matches("input, textarea, select, [contenteditable]"))
      return;
    const forward = getComputedStyle(event.currentTarget).direction === "rtl" ? "ArrowLeft" : "ArrowRight";
    if (key === "Home") go(0);
    else if (key === "End") go(last);
    else if (key === "ArrowLeft" || key === "ArrowRight") turn(key === forward ? 1 : -1);
    else return;
    event.preventDefault();
  };

  // Its keys are ours, which work from the buttons too and know right-to-left.
  const { onFocus: _, ...ofSlides } = carousel.getItemGroupProps();
  const turner = (step: 1 | -1, possible: boolean, name: string, icon: ReactNode) => (
    <IconButton size="sm" label={name} aria-controls={ofSlides.id} inactive={!possible} onClick={() => turn(step)}>
      {icon}
    </IconButton>
  );
  return (
    <section
      {...carousel.getRootProps()}
      className={styles.root}
      aria-roledescription={t("tools.carousel")}
      aria-label={label}
      onKeyDown={onKeyDown}
      onPointerEnter={({ pointerType }) => setPointed(pointerType === "mouse")}
      onPointerLeave={() => setPointed(false)}
      onFocus={({ target }) => setFocused(target.matches(":focus-visible"))}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setFocused(false)}
    >
      <div className={styles.controls}>
        {every !== undefined && (
          <IconButton
            size="sm"
            label={t(playing ? "tools.carouselPause" : "tools.carouselPlay")}
            onClick={() => setPlaying(!playing)}
          >
            {playing ? <Pause size={16} aria-hidden /> : <Play size={16} className="mirrored" aria-hidden />}
          </IconButton>
        )}
        {turner(
          -1,
          canScrollPrev,
          t("tools.carouselPrevious"),
          <ChevronLeft size={18} className="mirrored" aria-hidden />,
        )}
        {turner(1, canScrollNext, t("tools.carouselNext"), <ChevronRight size={18} className="mirrored" aria-hidden />)}
        {dots && (
          <div className={styles.dots} role="group" aria-label={t("tools.carouselChoose")}>
            {slides.map((slide, index) => (
              <button
                key={slide.name}
                className={styles.dot}
                type="button"
                aria-label={slide.label}
                data-tip={slide.label}
                aria-current={index === page || undefined}
                aria-controls={ofSlides.id}
                onClick={() => go(index)}
              />
            ))}
          </div>
        )}
        <span className={styles.place} aria-hidden>{`${page + 1} / ${slides.length}`}</span>
      </div>
      <div {...ofSlides} className={styles.slides} aria-live={moving ? "off" : "polite"}>
        {slides.map(({ name, content }, index) => (
          <div
            key={name}
            {...carousel.getItemProps({ index })}
            className={styles.slide}
            aria-roledescription={t("tools.carouselSlide")}
            aria-label={t("tools.carouselAt", { at: index + 1, count: slides.length })}
            aria-hidden={undefined}
            data-shown={index === page || undefined}
            inert={index !== page}
          >
            {content}
          </div>
        ))}
      </div>
    </section>
  );
}
