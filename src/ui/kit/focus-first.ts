/** The focus of a dialog or popover that opens. */
const focusable = ":is(input, select, textarea, button, a[href], [contenteditable=true]):not(:disabled)";
const acts = ["keydown", "pointerdown", "input"] as const;

/** The marked control, or the first one in a marked part. */
const marked = (panel: HTMLElement): HTMLElement | null =>
  panel.querySelector<HTMLElement>(`[data-autofocus]${focusable}, [data-autofocus] ${focusable}`);

/** The first control; of a dialog, rather than the close button. */
export function firstIn(panel: HTMLElement): HTMLElement | null {
  return marked(panel) ?? (panel.querySelector("[data-dialog-body]") ?? panel).querySelector<HTMLElement>(focusable);
}

export const holdsFocusable = (part: HTMLElement): boolean => part.querySelector(focusable) !== null;

/** Focuses the first control; waits for lazy content unless the user has acted. Returns how to stop. */
export function focusFirst(panel: HTMLElement, how?: FocusOptions): () => void {
  let given: Element | null = null;
  const first = (): void => {
    if (given && document.activeElement !== given) return stop();
    (firstIn(panel) ?? (panel.contains(document.activeElement) ? null : panel))?.focus(how);
    given = document.activeElement;
  };
  const coming = new MutationObserver(first);
  const stop = (): void => {
    coming.disconnect();
    for (const act of acts) panel.removeEventListener(act, stop, true);
  };
  first();
  if (!marked(panel)) {
    coming.observe(panel, { childList: true, subtree: true });
    for (const act of acts) panel.addEventListener(act, stop, true);
  }
  return stop;
}
