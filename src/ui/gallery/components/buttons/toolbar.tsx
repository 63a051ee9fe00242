/** Toolbar of toggles with a single tab stop; arrow keys, Home and End move within. */
import { css } from "#generated/styles/css/index.js";
import { Bold, Italic, Underline } from "lucide-react";
import { useState } from "react";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { ToolButton } from "#src/ui/kit/tool-button.tsx";
import { Toolbar as Tools } from "#src/ui/kit/toolbar.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const tools = { bold: Bold, italic: Italic, underline: Underline } as const;
type Tool = keyof typeof tools;

export function Toolbar() {
  const t = useText();
  const [on, setOn] = useState<readonly Tool[]>(["bold"]);
  const toggle = (tool: Tool): void => setOn(on.includes(tool) ? on.filter((each) => each !== tool) : [...on, tool]);
  return (
    <Stack>
      <Tools label={t("tools.format")}>
        {(Object.keys(tools) as Tool[]).map((tool) => {
          const Icon = tools[tool];
          return (
            <ToolButton
              key={tool}
              label={t(`tools.tool.${tool}`)}
              aria-pressed={on.includes(tool)}
              onClick={() => toggle(tool)}
              className={css({ _pressed: { bg: "accent.subtle", color: "accent.text" } })}
            >
              <Icon size={16} aria-hidden />
            </ToolButton>
          );
        })}
      </Tools>
      <p
        className={css({
          fontWeight: on.includes("bold") ? "semibold" : undefined,
          fontStyle: on.includes("italic") ? "italic" : undefined,
          textDecoration: on.includes("underline") ? "underline" : undefined,
        })}
      >
        {t("showcase-actions.buttons.sentence")}
      </p>
    </Stack>
  );
}
