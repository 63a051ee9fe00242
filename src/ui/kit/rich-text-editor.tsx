/** Rich text editor: Squire with our toolbar, accessible names and sanitised HTML in and out. */
import { css } from "#generated/styles/css/index.js";
import { useImperativeHandle, useLayoutEffect, useRef, useState, type ReactNode, type Ref } from "react";
import Squire from "squire-rte";
import { isMac } from "./keys.ts";
import { Prose } from "./prose.tsx";
import { LinkDialog } from "./rich-text-link.tsx";
import { marksAt, noMarks, putLink, runCommand, type Marks } from "./rich-text-marks.ts";
import { RichTextTools } from "./rich-text-tools.tsx";
import { sanitizeToFragment } from "./sanitize.ts";

export interface RichTextHandle {
  focus: (at?: "start" | "end") => void;
}

export interface RichTextEditorProps {
  /** Initial HTML; the editor is uncontrolled. */
  defaultValue?: string;
  label: string;
  placeholder?: string;
  autoFocus?: "start" | "end";
  /** HTML of the content, empty if there is none. */
  onChange: (html: string) => void;
  /** Called on Ctrl+Enter or ⌘Enter. */
  onSubmit?: () => void;
  describedBy?: string | undefined;
  /** Between text and toolbar. */
  above?: ReactNode;
  /** At the start of the toolbar. */
  before?: ReactNode;
  after?: ReactNode;
  minHeight?: string;
  ref?: Ref<RichTextHandle>;
}

const emptyEnd = /(?:<(p|div)>(?:<br>|\s|&nbsp;)*<\/\1>\s*)+$/i;

function isEmpty(root: HTMLElement): boolean {
  return root.textContent.replaceAll("\u200B", "").trim() === "" && root.querySelector("li, blockquote, hr") === null;
}

export function RichTextEditor(props: RichTextEditorProps) {
  const { label, placeholder, describedBy, above, before, after, minHeight = "8rem", ref } = props;
  const root = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Squire | null>(null);
  const [marks, setMarks] = useState<Marks>(noMarks);
  const [link, setLink] = useState<string | null>(null);
  const [empty, setEmpty] = useState(true);
  const latest = useRef(props);
  latest.current = props;

  // Before the first paint, so that the text is there from the start.
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    const squire = new Squire(element, { blockTag: "DIV", sanitizeToDOMFragment: (html) => sanitizeToFragment(html) });
    const mod = isMac ? "Meta-" : "Ctrl-";
    // Tab leaves the editor; lists are indented with Ctrl+].
    squire.setKeyHandler("Tab", null).setKeyHandler("Shift-Tab", null).setKeyHandler(`${mod}d`, null);
    const onKey = (name: string, run: () => void): void => {
      squire.setKeyHandler(mod + name, (_self, event) => {
        event.preventDefault();
        run();
      });
    };
    onKey("k", () => setLink(marksAt(squire).link ?? ""));
    onKey("Enter", () => latest.current.onSubmit?.());
    squire.setHTML(latest.current.defaultValue ?? "");
    setEmpty(isEmpty(element));
    // Squire also fires `input` for the initial content.
    let last = squire.getHTML();
    const mark = (): void => setMarks(marksAt(squire));
    for (const name of ["pathChange", "select", "cursor"]) squire.addEventListener(name, mark);
    squire.addEventListener("input", () => {
      const nothing = isEmpty(element);
      setEmpty(nothing);
      mark();
      const html = squire.getHTML();
      if (html === last) return;
      last = html;
      latest.current.onChange(nothing ? "" : html.replace(emptyEnd, ""));
    });
    const { autoFocus } = latest.current;
    if (autoFocus) focusAt(squire, autoFocus);
    setEditor(squire);
    return () => squire.destroy();
  }, []);
  useImperativeHandle(ref, () => ({ focus: (at = "end") => editor && focusAt(editor, at) }), [editor]);

  return (
    <div className={css({ display: "flex", flexDirection: "column", flex: "1", minW: "0", minH: "0" })}>
      <Prose
        ref={root}
        role="textbox"
        aria-multiline
        aria-label={label}
        aria-describedby={describedBy}
        data-placeholder={empty ? placeholder : undefined}
        style={{ minHeight }}
        css={{
          flex: "1",
          overflowY: "auto",
          px: "4",
          py: "3",
          cursor: "text",
          _focusVisible: { outline: "none", boxShadow: "inset 0 -2px 0 {colors.accent}" },
          position: "relative",
          "&[data-placeholder]::before": {
            content: "attr(data-placeholder)",
            position: "absolute",
            color: "text.muted",
            pointerEvents: "none",
          },
        }}
      />
      {above}
      <RichTextTools
        marks={marks}
        before={before}
        after={after}
        onTool={(tool) => {
          if (!editor) return;
          if (tool === "link" && marks.link === null) return setLink("");
          runCommand(editor, tool, marks);
        }}
      />
      {link !== null && (
        <LinkDialog
          address={link}
          onClose={() => setLink(null)}
          onLink={(address) => {
            setLink(null);
            // Wait for the dialog to close: below it the editor cannot take focus or selection.
            requestAnimationFrame(() => editor && putLink(editor, address));
          }}
        />
      )}
    </div>
  );
}

function focusAt(editor: Squire, at: "start" | "end"): void {
  editor.focus();
  if (at === "start") editor.moveCursorToStart();
  else editor.moveCursorToEnd();
}
