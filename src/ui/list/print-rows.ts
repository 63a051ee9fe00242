/** Prints rows as a plain table, without the page around it. */
import type { Column } from "../table/column.ts";

const styles = `
  body { font: 10pt/1.4 "Inter Variable", system-ui, sans-serif; margin: 0; }
  h1 { font-size: 14pt; margin: 0 0 8pt; }
  table { border-collapse: collapse; width: 100%; }
  th, td { text-align: start; padding: 3pt 6pt; border-bottom: 0.5pt solid GrayText; vertical-align: top; }
  thead { display: table-header-group; }
  tr { break-inside: avoid; }
`;

export function printRows<Row>(title: string, columns: readonly Column<Row>[], rows: readonly Row[]): void {
  const frame = document.createElement("iframe");
  frame.title = title;
  frame.style.cssText = "position:fixed;inset-inline-start:-100vw;width:1px;height:1px;border:0";
  document.body.append(frame);
  const paper = frame.contentDocument;
  const view = paper?.defaultView;
  if (!paper || !view) return frame.remove();
  const make = (name: string, ...children: (Node | string)[]): HTMLElement => {
    const element = paper.createElement(name);
    element.append(...children);
    return element;
  };
  const shown = columns.flatMap(({ header, value }) => (value ? [{ header, value }] : []));
  const head = make("thead", make("tr", ...shown.map(({ header }) => make("th", header))));
  const body = make(
    "tbody",
    ...rows.map((row) => make("tr", ...shown.map(({ value }) => make("td", String(value(row) ?? ""))))),
  );
  paper.documentElement.lang = document.documentElement.lang;
  paper.title = title;
  // A constructed style sheet: the frame inherits the page's policy, which forbids style elements with text.
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(styles);
  paper.adoptedStyleSheets = [sheet];
  paper.body.append(make("h1", title), make("table", head, body));
  view.addEventListener("afterprint", () => frame.remove());
  view.print();
}
