/** Content for paper only: while it is shown, printing the page prints it alone, on the chosen paper. */
import { css } from "#generated/styles/css/index.js";
import { useEffect, type ReactNode } from "react";
import { createPortal } from "react-dom";

export const papers = ["A4", "Letter"] as const;
export type Paper = (typeof papers)[number];

const rules = `
  @media print {
    html, body { height: auto !important; overflow: visible !important; background: white !important; }
    body > :not([data-print-sheet]) { display: none !important; }
  }
`;

interface PrintSheetProps {
  paper: Paper;
  children: ReactNode;
}

export function PrintSheet({ paper, children }: PrintSheetProps) {
  useEffect(() => {
    // A constructed sheet, because the page's policy forbids style elements with text.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${rules} @page { size: ${paper}; margin: 16mm; }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [paper]);
  return createPortal(
    // Paper is white in every skin.
    <div
      className={`light ${css({ display: "none", color: "text", _print: { display: "block" } })}`}
      data-print-sheet
      aria-hidden
    >
      {children}
    </div>,
    document.body,
  );
}
