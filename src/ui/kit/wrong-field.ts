/** Where the fields of a form are: one by its name, and the first that is wrong. */
const control = ":is(input, select, textarea, button, [contenteditable=true])";

/** A group of controls says its name by `data-field`. */
export function fieldIn(form: Element | null, name: string): HTMLElement | null {
  const escaped = CSS.escape(name);
  return form?.querySelector<HTMLElement>(`[name="${escaped}"], [data-field="${escaped}"] ${control}`) ?? null;
}

export function wrongFieldIn(form: Element | null): HTMLElement | null {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null;
  return wrong instanceof HTMLFieldSetElement ? wrong.querySelector<HTMLElement>(control) : wrong;
}
