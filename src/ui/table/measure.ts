/** Measures the columns of a rendered table. */

/** Current widths by column id. */
export function columnWidths(table: HTMLTableElement): Record<string, number> {
  const heads = [...table.querySelectorAll<HTMLElement>("thead th[data-column]")];
  return Object.fromEntries(heads.map((head) => [head.dataset["column"] ?? "", head.offsetWidth]));
}

/** Width needed by a column's widest content. */
export function contentWidth(table: HTMLTableElement, id: string): number {
  const range = document.createRange();
  let widest = 0;
  for (const cell of table.querySelectorAll<HTMLElement>(`:is(th, td)[data-column="${CSS.escape(id)}"]`)) {
    // A header needs its label and sort icon; controls floating over it don't count.
    const content = cell.querySelector<HTMLElement>("[data-head-control=sort], [data-content]") ?? cell;
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(cell);
    range.selectNodeContents(content);
    const { width } = range.getBoundingClientRect();
    widest = Math.max(widest, width + Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd));
  }
  return Math.ceil(widest) + 2;
}
