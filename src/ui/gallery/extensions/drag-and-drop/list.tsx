/** One list; the whole row is the handle. */
import { useState } from "react";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import type { Lists } from "#src/ui/gallery/parts/sort-lists.ts";
import { Sortable } from "#src/ui/gallery/parts/sortable.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { Outcome } from "./outcome.tsx";

const people: Lists = {
  team: ["Mei Tan", "Ravi Menon", "Siti Rahman", "Arjun Nair"].map((name, id) => ({ id, name })),
};

export function List() {
  const t = useText();
  const [lists, setLists] = useState(people);
  return (
    <Stack>
      <Sortable lists={lists} onChange={setLists} nameOf={() => t("showcase-inputs.dragging.list.team")} />
      <Outcome lists={lists} />
    </Stack>
  );
}
