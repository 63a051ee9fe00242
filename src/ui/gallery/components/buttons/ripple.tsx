/** Ripple from the pointer position; off with reduced motion. */
import { css } from "#generated/styles/css/index.js";
import { useState, type PointerEvent } from "react";
import { Button } from "#src/ui/kit/button.tsx";
import { Row } from "#src/ui/gallery/example/stack.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

interface Wave {
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

function grow(element: HTMLElement | null): void {
  if (!element || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  element.animate(
    [
      { scale: 0, opacity: 0.35 },
      { scale: 1, opacity: 0 },
    ],
    { duration: 500, easing: "ease-out" },
  );
}

export function Ripple() {
  const t = useText();
  const [waves, setWaves] = useState<readonly Wave[]>([]);
  const start = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): void => {
    const { left, top } = currentTarget.getBoundingClientRect();
    setWaves([...waves.slice(-3), { id: (waves.at(-1)?.id ?? 0) + 1, x: clientX - left, y: clientY - top }]);
  };
  const drawn = waves.map(({ id, x, y }) => (
    <span
      key={id}
      ref={grow}
      className={css({
        position: "absolute",
        boxSize: "64",
        m: "-8rem",
        borderRadius: "full",
        bg: "current",
        opacity: "0",
        pointerEvents: "none",
      })}
      aria-hidden
      style={{ left: x, top: y }}
    />
  ));
  return (
    <Row>
      <Button variant="solid" size="lg" onPointerDown={start} className={css({ overflow: "hidden" })}>
        {t("showcase-actions.buttons.press")}
        {drawn}
      </Button>
    </Row>
  );
}
