/**
 * The second click of a double click counts only for what the first one pressed. A row that is deleted moves the next one
 * under the pointer, and a button may have been replaced by another one: neither was meant.
 */

const controls = "a, button, summary, label, input, [role=option], [role^=menuitem], [role=tab], [role=switch]";

const controlOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(controls) : null;

/** A label passes its click on to its field. */
function belongTogether(pressed: Element, clicked: Element): boolean {
  return (
    pressed === clicked ||
    pressed.contains(clicked) ||
    (pressed instanceof HTMLLabelElement && pressed.control === clicked)
  );
}

export function ignoreStraySecondClicks(): void {
  let pressed: Element | null = null;
  document.addEventListener(
    "mousedown",
    ({ target, detail }) => {
      if (detail < 2) pressed = controlOf(target);
    },
    { capture: true },
  );
  document.addEventListener(
    "click",
    (event) => {
      const clicked = controlOf(event.target);
      if (event.detail < 2 || !pressed || !clicked || belongTogether(pressed, clicked)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
}
