/** Toolbar buttons, pressed if active at the cursor. */
import { css } from "#generated/styles/css/index.js";
import { Bold, Italic, Link2, List, ListOrdered, TextQuote, Underline } from "lucide-react";
import type { ReactNode } from "react";
import { useText } from "../messages/use-text.ts";
import { keyName } from "./keys.ts";
import type { Marks, Tool } from "./rich-text-marks.ts";
import { ToolButton } from "./tool-button.tsx";
import { Toolbar } from "./toolbar.tsx";

const tools = [
  { tool: "bold", icon: Bold, keys: "Mod+B" },
  { tool: "italic", icon: Italic, keys: "Mod+I" },
  { tool: "underline", icon: Underline, keys: "Mod+U" },
  { tool: "bullets", icon: List, keys: "Mod+Shift+8" },
  { tool: "numbers", icon: ListOrdered, keys: "Mod+Shift+9" },
  { tool: "quote", icon: TextQuote, keys: "Mod+]" },
  { tool: "link", icon: Link2, keys: "Mod+K" },
] as const satisfies readonly { tool: Tool; icon: typeof Bold; keys: string }[];

interface RichTextToolsProps {
  marks: Marks;
  before?: ReactNode;
  after?: ReactNode;
  onTool: (tool: Tool) => void;
}

export function RichTextTools({ marks, before, after, onTool }: RichTextToolsProps) {
  const t = useText();
  return (
    <div
      className={css({
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        columnGap: "2",
        rowGap: "1",
        px: "3",
        py: "2",
        borderTopWidth: "1px",
        borderColor: "border",
      })}
    >
      {before}
      <Toolbar
        label={t("tools.format")}
        css={{ gap: "0.5", flex: "1", order: { base: 1, md: 0 }, flexBasis: { base: "100%", md: "auto" } }}
      >
        {tools.map(({ tool, icon: Icon, keys }) => {
          const on = marks[tool] !== false && marks[tool] !== null;
          return (
            <ToolButton
              key={tool}
              label={t(`tools.tool.${tool}`)}
              hint={keyName(keys)}
              aria-pressed={on}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onTool(tool)}
              className={css({ _pressed: { bg: "accent.subtle", color: "accent.text" } })}
            >
              <Icon size={16} aria-hidden />
            </ToolButton>
          );
        })}
      </Toolbar>
      <span className={css({ marginInlineStart: "auto" })}>{after}</span>
    </div>
  );
}
