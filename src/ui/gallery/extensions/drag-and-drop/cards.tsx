/** Tiles in a grid. */
import { useState } from "react";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import type { Lists } from "#src/ui/gallery/parts/sort-lists.ts";
import { Sortable } from "#src/ui/gallery/parts/sortable.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { Outcome } from "./outcome.tsx";

const ids = [1, 2, 3] as const;

export function Cards() {
  const t = useText();
  const [lists, setLists] = useState<Lists>(() => ({
    widgets: ids.map((id) => ({ id, name: t(`showcase-inputs.dragging.widget.${id}`) })),
  }));
  return (
    <Stack>
      <Sortable
        look="cards"
        lists={lists}
        onChange={setLists}
        nameOf={() => t("showcase-inputs.dragging.list.widgets")}
      />
      <Outcome lists={lists} />
    </Stack>
  );
}
