/** Undo in the toast. */
import { css } from "#generated/styles/css/index.js";
import { Archive } from "lucide-react";
import { useState } from "react";
import { IconButton } from "#src/ui/kit/button.tsx";
import { Result, Stack } from "#src/ui/gallery/example/stack.tsx";
import { toast } from "#src/ui/kit/toast.ts";
import { useText } from "#src/ui/messages/use-text.ts";

const weeks = [47, 48, 49] as const;

export function Actions() {
  const t = useText();
  const [rosters, setRosters] = useState<readonly number[]>(weeks);
  const nameOf = (week: number): string => t("showcase-overlays.toasts.roster", { week });
  const archive = (week: number): void => {
    setRosters(rosters.filter((each) => each !== week));
    const undo = (): void => setRosters((now) => weeks.filter((each) => each === week || now.includes(each)));
    toast({
      text: t("showcase-overlays.toasts.archived", { name: nameOf(week) }),
      action: { label: t("shell.undo"), run: undo },
    });
  };
  return (
    <Stack>
      <ul className={css({ display: "grid" })}>
        {rosters.map((week) => (
          <li
            key={week}
            className={css({
              display: "flex",
              alignItems: "center",
              justifyContent: "space-between",
              gap: "3",
              minH: "10",
              borderBottomWidth: "1px",
              borderColor: "border",
            })}
          >
            {nameOf(week)}
            <IconButton
              size="sm"
              label={t("showcase-overlays.toasts.archive", { name: nameOf(week) })}
              onClick={() => archive(week)}
            >
              <Archive size={16} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      <Result>{t("showcase-overlays.toasts.left", { count: rosters.length })}</Result>
    </Stack>
  );
}
