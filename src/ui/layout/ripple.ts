/** Ripple from the pointer on every button: an overlay of its background, so that nothing in the page changes. */

const durationMs = 500;

function grow(element: HTMLElement, clientX: number, clientY: number): void {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [clientX - left, clientY - top];
  const radius = Math.hypot(Math.max(x, width - x), Math.max(y, height - y));
  const shared = {
    backgroundImage:
      "radial-gradient(circle closest-side, color-mix(in srgb, currentColor 20%, transparent) 99%, transparent)",
    backgroundRepeat: "no-repeat",
  };
  element.animate(
    [
      { ...shared, backgroundSize: "0px 0px", backgroundPosition: `${x}px ${y}px` },
      {
        ...shared,
        backgroundSize: `${2 * radius}px ${2 * radius}px`,
        backgroundPosition: `${x - radius}px ${y - radius}px`,
      },
    ],
    { id: "ripple", duration: durationMs, easing: "ease-out" },
  );
}

export function rippleButtons(): void {
  document.addEventListener("pointerdown", ({ target, button, clientX, clientY }) => {
    if (button !== 0 || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const pressed = target instanceof Element ? target.closest<HTMLElement>("button, a.button") : null;
    if (pressed && !pressed.matches(":disabled, [aria-disabled=true]")) grow(pressed, clientX, clientY);
  });
}
