/** Formats active at the cursor, and the commands that toggle them. */
import type Squire from "squire-rte";

export interface Marks {
  readonly bold: boolean;
  readonly italic: boolean;
  readonly underline: boolean;
  readonly bullets: boolean;
  readonly numbers: boolean;
  readonly quote: boolean;
  /** URL of the link at the cursor. */
  readonly link: string | null;
}

export type Tool = keyof Marks;

export const noMarks: Marks = {
  bold: false,
  italic: false,
  underline: false,
  bullets: false,
  numbers: false,
  quote: false,
  link: null,
};

/** Closest matching element around the selection. */
function around(editor: Squire, selector: string): Element | null {
  const node = editor.getSelection().commonAncestorContainer;
  const found = (node instanceof Element ? node : node.parentElement)?.closest(selector) ?? null;
  return found && found !== editor.getRoot() && editor.getRoot().contains(found) ? found : null;
}

export function marksAt(editor: Squire): Marks {
  const range = editor.getSelection();
  const list = around(editor, "ul, ol")?.tagName;
  return {
    bold: editor.hasFormat("B", null, range),
    italic: editor.hasFormat("I", null, range),
    underline: editor.hasFormat("U", null, range),
    bullets: list === "UL",
    numbers: list === "OL",
    quote: around(editor, "blockquote") !== null,
    link: around(editor, "a")?.getAttribute("href") ?? null,
  };
}

export function runCommand(editor: Squire, tool: Tool, marks: Marks): void {
  const on = marks[tool] !== false && marks[tool] !== null;
  const commands: Record<Tool, () => unknown> = {
    bold: () => (on ? editor.removeBold() : editor.bold()),
    italic: () => (on ? editor.removeItalic() : editor.italic()),
    underline: () => (on ? editor.removeUnderline() : editor.underline()),
    bullets: () => (on ? editor.removeList() : editor.makeUnorderedList()),
    numbers: () => (on ? editor.removeList() : editor.makeOrderedList()),
    quote: () => (on ? editor.decreaseQuoteLevel() : editor.increaseQuoteLevel()),
    link: () => editor.removeLink(),
  };
  editor.focus();
  commands[tool]();
}

/** Links the selection, updates the link at the cursor, or inserts the URL as a link. */
export function putLink(editor: Squire, address: string): void {
  editor.focus();
  const range = editor.getSelection();
  const link = around(editor, "a");
  if (link) range.selectNodeContents(link);
  editor.setSelection(range).makeLink(address);
  // Continue typing after the link.
  const end = editor.getSelection();
  end.collapse(false);
  editor.setSelection(end);
}
