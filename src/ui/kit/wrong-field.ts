/** Finds fields in a form: by name, or the first invalid one. */
const control = ":is(input, select, textarea, button, [contenteditable=true])";

/** Groups of controls are named by `data-field`. */
export function fieldIn(form: Element | null, name: string): HTMLElement | null {
  const escaped = CSS.escape(name);
  return form?.querySelector<HTMLElement>(`[name="${escaped}"], [data-field="${escaped}"] ${control}`) ?? null;
}

export function wrongFieldIn(form: Element | null): HTMLElement | null {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null;
  return wrong instanceof HTMLFieldSetElement ? wrong.querySelector<HTMLElement>(control) : wrong;
}
