/** One level of submenus. */
import { FolderInput, Share2 } from "lucide-react";
import { useState } from "react";
import { ContextMenu } from "#src/ui/gallery/parts/context-menu.tsx";
import { MenuSub } from "#src/ui/gallery/parts/menu-sub.tsx";
import { Result, Stack } from "#src/ui/gallery/example/stack.tsx";
import { MenuItem } from "#src/ui/kit/menu-items.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { Area } from "./area.tsx";

const people = ["Mei Tan", "Ravi Menon", "Siti Rahman"];
const folders = ["contracts", "claims", "archive"] as const;

export function SubMenu() {
  const t = useText();
  const [done, setDone] = useState("");
  return (
    <Stack>
      <ContextMenu target={(props) => <Area {...props} />}>
        <MenuSub icon={<Share2 size={16} aria-hidden />} label={t("showcase-dialogs.contextMenu.share")}>
          {people.map((name) => (
            <MenuItem key={name} onSelect={() => setDone(name)}>
              {name}
            </MenuItem>
          ))}
        </MenuSub>
        <MenuSub icon={<FolderInput size={16} aria-hidden />} label={t("showcase-dialogs.contextMenu.move")}>
          {folders.map((folder) => (
            <MenuItem key={folder} onSelect={() => setDone(t(`showcase-dialogs.contextMenu.folder.${folder}`))}>
              {t(`showcase-dialogs.contextMenu.folder.${folder}`)}
            </MenuItem>
          ))}
        </MenuSub>
      </ContextMenu>
      <Result>{done && t("showcase-dialogs.chosen", { name: done })}</Result>
    </Stack>
  );
}
