/** Slides in a row that snaps: Chakra's carousel with several slides per view, rows, thumbnails and progress. */
import { useCarousel } from "@chakra-ui/react";
import { css, cx } from "#generated/styles/css/index.js";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, type KeyboardEvent, type ReactNode } from "react";
import { IconButton } from "../../kit/button.tsx";
import { ChakraLocale } from "../../kit/chakra-locale.tsx";
import { useMedia } from "../../kit/use-media.ts";
import { useText } from "../../messages/use-text.ts";

interface SwiperProps {
  label: string;
  count: number;
  /** Content of the slide at an index; undefined leaves it blank. */
  slide: (index: number) => ReactNode;
  perView?: number;
  loop?: boolean;
  dots?: boolean;
  buttons?: boolean;
  progress?: boolean;
  coverflow?: boolean;
  /** Picture of a slide, shown below to choose it. */
  thumb?: (index: number) => { readonly src: string; readonly label: string };
  page?: number;
  onPage?: (page: number) => void;
  /** Slides that are further from the current view stay blank. */
  near?: number;
}

export function Swiper(props: SwiperProps) {
  return (
    <ChakraLocale>
      <Slides {...props} />
    </ChakraLocale>
  );
}

function Slides(props: SwiperProps) {
  const { label, count, slide, perView = 1, loop = false, thumb, onPage, near } = props;
  const { dots = false, buttons = true, progress = false, coverflow = false } = props;
  const t = useText();
  const still = useMedia("(prefers-reduced-motion: reduce)");
  const carousel = useCarousel({
    slideCount: count,
    slidesPerPage: perView,
    spacing: "12px",
    loop,
    allowMouseDrag: true,
    onPageChange: ({ page }) => onPage?.(page),
  });
  const { page } = carousel;
  const last = Math.max(0, Math.ceil(count / perView) - 1);
  const go = (to: number): void => carousel.scrollTo(Math.max(0, Math.min(last, to)), still);
  const turn = (step: number): void => go(loop ? (page + step + last + 1) % (last + 1) : page + step);
  const wanted = props.page;
  useEffect(() => {
    if (wanted !== undefined && wanted !== page) go(wanted);
    // Only when another page is asked for.
  }, [wanted]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if ((event.target as Element).matches("input, select, textarea")) return;
    const forward = document.documentElement.dir === "rtl" ? "ArrowLeft" : "ArrowRight";
    if (event.key === "Home") go(0);
    else if (event.key === "End") go(last);
    else if (event.key === "ArrowLeft" || event.key === "ArrowRight") turn(event.key === forward ? 1 : -1);
    else return;
    event.preventDefault();
  };
  const { onFocus: _, ...ofSlides } = carousel.getItemGroupProps();
  return (
    <div
      {...carousel.getRootProps()}
      role="group"
      aria-roledescription={t("tools.carousel")}
      aria-label={label}
      className={css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "3", minW: "0" })}
      onKeyDown={onKeyDown}
    >
      <div
        {...ofSlides}
        role="group"
        aria-label={label}
        tabIndex={0}
        aria-live="polite"
        className={css({
          borderRadius: "control",
          scrollbarWidth: "none",
          perspective: coverflow ? "900px" : undefined,
        })}
      >
        {Array.from({ length: count }, (_, index) => {
          const first = page * perView;
          const away = index < first ? index - first : Math.max(0, index - (first + perView - 1));
          return (
            <div
              key={index}
              {...carousel.getItemProps({ index })}
              aria-roledescription={t("tools.carouselSlide")}
              aria-label={t("tools.carouselAt", { at: index + 1, count })}
              aria-hidden={undefined}
              inert={away !== 0 && !coverflow}
              className={cx(
                css({ minW: "0" }),
                coverflow && css({ transition: "transform 200ms ease-out", _motionReduce: { transform: "none!" } }),
                coverflow && away < 0 && css({ transform: "rotateY(38deg) scale(0.86)" }),
                coverflow && away > 0 && css({ transform: "rotateY(-38deg) scale(0.86)" }),
              )}
            >
              {near === undefined || Math.abs(away) <= near ? slide(index) : null}
            </div>
          );
        })}
      </div>
      {progress && (
        <div
          role="progressbar"
          aria-label={label}
          aria-valuemin={1}
          aria-valuemax={last + 1}
          aria-valuenow={page + 1}
          className={css({ h: "1", borderRadius: "full", bg: "border", overflow: "hidden" })}
        >
          <div
            className={css({ h: "full", bg: "accent", transition: "width 150ms ease-out" })}
            style={{ width: `${((page + 1) / (last + 1)) * 100}%` }}
          />
        </div>
      )}
      {thumb && (
        <div
          role="group"
          aria-label={t("tools.carouselChoose")}
          className={css({ display: "flex", gap: "2", overflowX: "auto", p: "1" })}
        >
          {Array.from({ length: count }, (_, index) => (
            <button
              key={index}
              type="button"
              aria-label={thumb(index).label}
              aria-current={index === page || undefined}
              className={css({
                flex: "0 0 4.5rem",
                borderRadius: "xs",
                overflow: "hidden",
                cursor: "pointer",
                opacity: 0.6,
                "&[aria-current]": { opacity: 1, outline: "2px solid", outlineColor: "accent" },
              })}
              onClick={() => go(index)}
            >
              <img
                className={css({ w: "full", aspectRatio: "3 / 2", objectFit: "cover" })}
                src={thumb(index).src}
                alt=""
                loading="lazy"
              />
            </button>
          ))}
        </div>
      )}
      {buttons && (
        <div className={css({ display: "flex", alignItems: "center", gap: "1", minH: "8" })}>
          <IconButton
            size="sm"
            label={t("tools.carouselPrevious")}
            inactive={!loop && page === 0}
            onClick={() => turn(-1)}
          >
            <ChevronLeft size={18} className="mirrored" aria-hidden />
          </IconButton>
          <IconButton
            size="sm"
            label={t("tools.carouselNext")}
            inactive={!loop && page >= last}
            onClick={() => turn(1)}
          >
            <ChevronRight size={18} className="mirrored" aria-hidden />
          </IconButton>
          {dots && (
            <div
              role="group"
              aria-label={t("tools.carouselChoose")}
              className={css({ display: "flex", flexWrap: "wrap", mx: "auto" })}
            >
              {Array.from({ length: last + 1 }, (_, index) => (
                <button
                  key={index}
                  type="button"
                  aria-label={t("showcase-media.swiper.slideNumber", { number: index + 1 })}
                  aria-current={index === page || undefined}
                  className={css({
                    display: "grid",
                    placeItems: "center",
                    boxSize: "6",
                    cursor: "pointer",
                    _before: { content: '""', boxSize: "2", borderRadius: "full", bg: "border.strong" },
                    "&[aria-current]": { _before: { w: "4", bg: "accent" } },
                  })}
                  onClick={() => go(index)}
                />
              ))}
            </div>
          )}
          <span
            className={css({
              marginInlineStart: dots ? undefined : "auto",
              color: "text.muted",
              fontSize: "sm",
              fontVariantNumeric: "tabular-nums",
            })}
            aria-hidden
          >{`${page + 1} / ${last + 1}`}</span>
        </div>
      )}
    </div>
  );
}
