/** Moves the focus when its element is removed: to the next control, else the previous one. */
const controls = 'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex^="-"])';

export function focusNext(leaving: HTMLElement, options?: FocusOptions): void {
  const others = [...document.querySelectorAll<HTMLElement>(controls)].filter(
    (each) =>
      !leaving.contains(each) &&
      each.tabIndex >= 0 &&
      !each.matches(":disabled") &&
      !each.closest("[inert]") &&
      each.checkVisibility(),
  );
  const next = others.find((each) => leaving.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING);
  (next ?? others.at(-1))?.focus(options);
}
