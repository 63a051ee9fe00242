/** Buttons, one active, one disabled. */
import { useState } from "react";
import { Result, Stack } from "#src/ui/gallery/example/stack.tsx";
import { ListButton, ListGroup } from "#src/ui/gallery/parts/list-group.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const shifts = ["early", "late", "night", "standby"] as const;

export function Buttons() {
  const t = useText();
  const [shift, setShift] = useState<(typeof shifts)[number]>("late");
  return (
    <Stack>
      <ListGroup aria-label={t("showcase-lists.list-group.shifts")}>
        {shifts.map((each) => (
          <ListButton
            key={each}
            aria-pressed={each === shift}
            disabled={each === "standby"}
            onClick={() => setShift(each)}
            end={t(`showcase-lists.list-group.hours.${each}`)}
          >
            {t(`showcase-lists.list-group.shift.${each}`)}
          </ListButton>
        ))}
      </ListGroup>
      <Result>{t("showcase-lists.chosen", { name: t(`showcase-lists.list-group.shift.${shift}`) })}</Result>
    </Stack>
  );
}
