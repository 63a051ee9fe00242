/** Icons, shortcuts, and a dangerous entry apart from the others. */
import { ClipboardPaste, Copy, Pencil, Scissors, Trash2 } from "lucide-react";
import { useState } from "react";
import { ContextMenu } from "#src/ui/gallery/parts/context-menu.tsx";
import { Result, Stack } from "#src/ui/gallery/example/stack.tsx";
import { keyName } from "#src/ui/kit/keys.ts";
import { MenuItem, MenuSeparator } from "#src/ui/kit/menu-items.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { Area } from "./area.tsx";

export function Icons() {
  const t = useText();
  const [done, setDone] = useState("");
  const entries = [
    [Scissors, t("showcase-dialogs.contextMenu.cut"), "Mod+X"],
    [Copy, t("showcase.copy"), "Mod+C"],
    [ClipboardPaste, t("showcase-dialogs.contextMenu.paste"), "Mod+V"],
    [Pencil, t("showcase-dialogs.contextMenu.rename"), "F2"],
  ] as const;
  return (
    <Stack>
      <ContextMenu target={(props) => <Area {...props} />}>
        {entries.map(([Icon, name, keys]) => (
          <MenuItem
            key={name}
            icon={<Icon size={16} aria-hidden />}
            hint={keyName(keys)}
            onSelect={() => setDone(name)}
          >
            {name}
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem danger icon={<Trash2 size={16} aria-hidden />} onSelect={() => setDone(t("common.delete"))}>
          {t("common.delete")}
        </MenuItem>
      </ContextMenu>
      <Result>{done && t("showcase-dialogs.chosen", { name: done })}</Result>
    </Stack>
  );
}
