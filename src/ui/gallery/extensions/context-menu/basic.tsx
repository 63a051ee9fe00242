/** The same entries wherever it is opened in the area. */
import { useState } from "react";
import { ContextMenu } from "#src/ui/gallery/parts/context-menu.tsx";
import { Result, Stack } from "#src/ui/gallery/example/stack.tsx";
import { MenuItem } from "#src/ui/kit/menu-items.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { Area } from "./area.tsx";

export function Basic() {
  const t = useText();
  const [done, setDone] = useState("");
  const entries = [t("showcase-dialogs.contextMenu.cut"), t("showcase.copy"), t("showcase-dialogs.contextMenu.paste")];
  return (
    <Stack>
      <ContextMenu target={(props) => <Area {...props} />}>
        {entries.map((name) => (
          <MenuItem key={name} onSelect={() => setDone(name)}>
            {name}
          </MenuItem>
        ))}
      </ContextMenu>
      <Result>{done && t("showcase-dialogs.chosen", { name: done })}</Result>
    </Stack>
  );
}
