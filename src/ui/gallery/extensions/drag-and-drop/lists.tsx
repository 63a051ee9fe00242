/** Two lists that exchange their items. */
import { useState } from "react";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import type { Lists } from "#src/ui/gallery/parts/sort-lists.ts";
import { Sortable } from "#src/ui/gallery/parts/sortable.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { Outcome } from "./outcome.tsx";

const shifts: Lists = {
  morning: ["Mei Tan", "Ravi Menon", "Siti Rahman"].map((name, id) => ({ id, name })),
  evening: [],
};

export function TwoLists() {
  const t = useText();
  const [lists, setLists] = useState(shifts);
  const nameOf = (list: string): string =>
    t(list === "morning" ? "showcase-inputs.dragging.list.morning" : "showcase-inputs.dragging.list.evening");
  return (
    <Stack>
      <Sortable lists={lists} onChange={setLists} nameOf={nameOf} />
      <Outcome lists={lists} />
    </Stack>
  );
}
