/** The first list is a palette: its items are copied. */
import { useState } from "react";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import type { Lists } from "#src/ui/gallery/parts/sort-lists.ts";
import { Sortable } from "#src/ui/gallery/parts/sortable.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { Outcome } from "./outcome.tsx";

const ids = [1, 2, 3] as const;

export function Copy() {
  const t = useText();
  const [lists, setLists] = useState<Lists>(() => ({
    widgets: ids.map((id) => ({ id, name: t(`showcase-inputs.dragging.widget.${id}`) })),
    page: [],
  }));
  const nameOf = (list: string): string =>
    t(list === "page" ? "showcase-inputs.dragging.list.page" : "showcase-inputs.dragging.list.widgets");
  return (
    <Stack>
      <Sortable copyFrom="widgets" lists={lists} onChange={setLists} nameOf={nameOf} />
      <Outcome lists={lists} />
    </Stack>
  );
}
