/** Submenu, opened and closed with the arrow keys. */
import { ChevronDown, FolderInput, Tag, UserRound } from "lucide-react";
import { useState } from "react";
import { Button } from "#src/ui/kit/button.tsx";
import { Result, Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { MenuItem, MenuSeparator } from "#src/ui/kit/menu-items.tsx";
import { MenuSub } from "#src/ui/gallery/parts/menu-sub.tsx";
import { Menu } from "#src/ui/kit/menu.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const people = ["Mei Tan", "Ravi Menon", "Siti Rahman"];
const folders = ["contracts", "claims", "archive"] as const;

export function SubMenu() {
  const t = useText();
  const [done, setDone] = useState("");
  const choose = (name: string) => () => setDone(t("showcase-lists.chosen", { name }));
  return (
    <Stack>
      <Row>
        <Menu
          trigger={(props) => (
            <Button {...props}>
              {t("showcase-lists.dropdowns.file")}
              <ChevronDown size={16} aria-hidden />
            </Button>
          )}
        >
          <MenuItem icon={<Tag size={16} aria-hidden />} onSelect={choose(t("showcase-lists.dropdowns.rename"))}>
            {t("showcase-lists.dropdowns.rename")}
          </MenuItem>
          <MenuSub icon={<UserRound size={16} aria-hidden />} label={t("showcase-lists.dropdowns.give")}>
            {people.map((name) => (
              <MenuItem key={name} onSelect={choose(name)}>
                {name}
              </MenuItem>
            ))}
          </MenuSub>
          <MenuSub icon={<FolderInput size={16} aria-hidden />} label={t("showcase-lists.dropdowns.move")}>
            {folders.map((folder) => (
              <MenuItem key={folder} onSelect={choose(t(`showcase-lists.dropdowns.folder.${folder}`))}>
                {t(`showcase-lists.dropdowns.folder.${folder}`)}
              </MenuItem>
            ))}
            <MenuSeparator />
            <MenuItem onSelect={choose(t("showcase-lists.dropdowns.newFolder"))}>
              {t("showcase-lists.dropdowns.newFolder")}
            </MenuItem>
          </MenuSub>
        </Menu>
      </Row>
      <Result>{done}</Result>
    </Stack>
  );
}
