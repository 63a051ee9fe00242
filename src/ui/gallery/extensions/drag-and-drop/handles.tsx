/** Only the handle drags. */
import { useState } from "react";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import type { Lists } from "#src/ui/gallery/parts/sort-lists.ts";
import { Sortable } from "#src/ui/gallery/parts/sortable.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { Outcome } from "./outcome.tsx";

const ids = [1, 2, 3, 4] as const;

export function Handles() {
  const t = useText();
  const [lists, setLists] = useState<Lists>(() => ({
    tasks: ids.map((id) => ({ id, name: t(`showcase-inputs.dragging.task.${id}`) })),
  }));
  return (
    <Stack>
      <Sortable handles lists={lists} onChange={setLists} nameOf={() => t("showcase-inputs.dragging.list.tasks")} />
      <Outcome lists={lists} />
    </Stack>
  );
}
