/** Icons, headings, shortcuts, disabled items, and destructive ones at the end. */
import { ChevronDown, Copy, Download, Lock, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "#src/ui/kit/button.tsx";
import { Result, Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { MenuHeading, MenuItem, MenuSeparator } from "#src/ui/kit/menu-items.tsx";
import { Menu } from "#src/ui/kit/menu.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

export function Contents() {
  const t = useText();
  const [done, setDone] = useState("");
  const choose = (name: string) => () => setDone(t("showcase-lists.chosen", { name }));
  return (
    <Stack>
      <Row>
        <Menu
          trigger={(props) => (
            <Button {...props}>
              {t("showcase-lists.dropdowns.grade")}
              <ChevronDown size={16} aria-hidden />
            </Button>
          )}
        >
          <MenuHeading>{t("showcase-lists.dropdowns.change")}</MenuHeading>
          <MenuItem icon={<Pencil size={16} aria-hidden />} hint="E" onSelect={choose(t("common.edit"))}>
            {t("common.edit")}
          </MenuItem>
          <MenuItem icon={<Copy size={16} aria-hidden />} hint="C" onSelect={choose(t("showcase.copy"))}>
            {t("showcase.copy")}
          </MenuItem>
          <MenuHeading>{t("showcase-lists.dropdowns.take")}</MenuHeading>
          <MenuItem icon={<Download size={16} aria-hidden />} onSelect={choose(t("showcase-lists.dropdowns.download"))}>
            {t("showcase-lists.dropdowns.download")}
          </MenuItem>
          <MenuItem
            icon={<Lock size={16} aria-hidden />}
            disabled
            onSelect={choose(t("showcase-lists.dropdowns.lock"))}
          >
            {t("showcase-lists.dropdowns.lock")}
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={<Trash2 size={16} aria-hidden />} danger onSelect={choose(t("common.delete"))}>
            {t("common.delete")}
          </MenuItem>
        </Menu>
      </Row>
      <Result>{done}</Result>
    </Stack>
  );
}
