/** Carousel; the controls come first in tab order and are shown below the slide. */
import { chakra } from "@chakra-ui/react";
import { ChevronLeft, ChevronRight, Pause, Play } from "lucide-react";
import { useId, type ReactNode } from "react";
import { useText } from "../messages/use-text.ts";
import { IconButton } from "./button.tsx";
import { useCarousel, type CarouselState } from "./use-carousel.ts";

const Slides = chakra("div", {
  base: {
    gridRow: "1",
    minW: "0",
    overflow: "hidden",
    borderRadius: "card",
    bg: "inset",
    touchAction: "pan-y",
    "& img": { display: "block" },
  },
});

const Track = chakra("div", {
  base: { display: "grid" },
  variants: {
    effect: {
      slide: {
        gridAutoFlow: "column",
        gridAutoColumns: "100%",
        transition: "translate 180ms ease-out",
        translate: "calc(var(--at) * -100%) 0",
        _rtl: { translate: "calc(var(--at) * 100%) 0" },
      },
      fade: {
        "& > *": {
          gridArea: "1 / 1",
          transition: "opacity 180ms ease-out",
          opacity: 0,
          "&[data-shown]": { opacity: 1 },
        },
      },
    },
  },
});

const Dot = chakra("button", {
  base: {
    display: "grid",
    placeItems: "center",
    w: "6",
    h: "6",
    borderRadius: "full",
    cursor: "pointer",
    _before: {
      content: '""',
      w: "2",
      h: "2",
      borderRadius: "full",
      bg: "border.strong",
      transition: "width 150ms ease-out",
    },
    _hover: { _before: { bg: "text" } },
    "&[aria-current]": { _before: { w: "4", bg: "accent" } },
    _highContrast: { _before: { bg: "ButtonText" } },
  },
});

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

export function Carousel({ label, slides, effect = "slide", loop = true, every, dots = true }: CarouselProps) {
  const t = useText();
  const id = useId();
  const state = useCarousel({ count: slides.length, loop, every });
  return (
    <chakra.section
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="2"
      minW="0"
      aria-roledescription={t("tools.carousel")}
      aria-label={label}
      {...state.ofArea}
    >
      <Controls state={state} slides={slides} of={id} stoppable={every !== undefined} dots={dots} />
      <Slides id={id} aria-live={state.moving ? "off" : "polite"} {...state.ofSlides}>
        <Track effect={effect} style={{ ["--at" as string]: state.at }}>
          {slides.map(({ name, content }, index) => (
            <chakra.div
              key={name}
              role="group"
              minW="0"
              aria-roledescription={t("tools.carouselSlide")}
              aria-label={t("tools.carouselAt", { at: index + 1, count: slides.length })}
              data-shown={index === state.at || undefined}
              inert={index !== state.at}
            >
              {content}
            </chakra.div>
          ))}
        </Track>
      </Slides>
    </chakra.section>
  );
}

interface ControlsProps {
  state: CarouselState;
  slides: readonly CarouselSlide[];
  /** Id of the controlled element. */
  of: string;
  stoppable: boolean;
  dots: boolean;
}

function Controls({
  state: { at, go, hasPrevious, hasNext, playing, setPlaying },
  slides,
  of,
  stoppable,
  dots,
}: ControlsProps) {
  const t = useText();
  const turn = (to: number, possible: boolean, name: string, icon: ReactNode) => (
    // Not `disabled`, which would drop the focus at the last slide.
    <IconButton
      size="sm"
      label={name}
      aria-controls={of}
      aria-disabled={!possible || undefined}
      opacity={possible ? 1 : 0.4}
      onClick={() => possible && go(to)}
    >
      {icon}
    </IconButton>
  );
  return (
    <chakra.div gridRow="2" display="flex" flexWrap="wrap" alignItems="center" gap="1" minH="8">
      {stoppable && (
        <IconButton
          size="sm"
          label={t(playing ? "tools.carouselPause" : "tools.carouselPlay")}
          onClick={() => setPlaying(!playing)}
        >
          {playing ? <Pause size={16} aria-hidden /> : <Play size={16} className="mirrored" aria-hidden />}
        </IconButton>
      )}
      {turn(
        at - 1,
        hasPrevious,
        t("tools.carouselPrevious"),
        <ChevronLeft size={18} className="mirrored" aria-hidden />,
      )}
      {turn(at + 1, hasNext, t("tools.carouselNext"), <ChevronRight size={18} className="mirrored" aria-hidden />)}
      {dots && (
        <chakra.div role="group" aria-label={t("tools.carouselChoose")} display="flex" flexWrap="wrap" mx="auto">
          {slides.map(({ name, label }, index) => (
            <Dot
              key={name}
              type="button"
              aria-label={label}
              data-tip={label}
              aria-current={index === at ? "true" : undefined}
              aria-controls={of}
              onClick={() => go(index)}
            />
          ))}
        </chakra.div>
      )}
      <chakra.span
        marginInlineStart={dots ? undefined : "auto"}
        px="1"
        color="text.muted"
        fontSize="sm"
        fontVariantNumeric="tabular-nums"
        aria-hidden
      >
        {`${at + 1} / ${slides.length}`}
      </chakra.span>
    </chakra.div>
  );
}
