/** Widths of a drawn table's columns. */

/** As they stand, by the ids of the columns. */
export function columnWidths(table: HTMLTableElement): Record<string, number> {
  const heads = [...table.querySelectorAll<HTMLElement>("thead th[data-column]")];
  return Object.fromEntries(heads.map((head) => [head.dataset["column"] ?? "", head.offsetWidth]));
}

/** What the widest content of a column needs. */
export function contentWidth(table: HTMLTableElement, id: string): number {
  const range = document.createRange();
  let widest = 0;
  for (const cell of table.querySelectorAll<HTMLElement>(`:is(th, td)[data-column="${CSS.escape(id)}"]`)) {
    // A head is as wide as its words and the mark of the order; what floats over it does not count.
    const content = cell.querySelector<HTMLElement>("[data-head-control=sort], [data-content]") ?? cell;
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(cell);
    range.selectNodeContents(content);
    const { width } = range.getBoundingClientRect();
    widest = Math.max(widest, width + Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd));
  }
  return Math.ceil(widest) + 2;
}
