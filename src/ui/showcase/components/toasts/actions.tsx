/** What can be taken back offers it in the toast. */
import { chakra } from "@chakra-ui/react";
import { Archive } from "lucide-react";
import { useState } from "react";
import { IconButton } from "#src/ui/kit/button.tsx";
import { Result, Stack } from "#src/ui/kit/example/stack.tsx";
import { toast } from "#src/ui/kit/toast.ts";
import { useText } from "#src/ui/messages/use-text.ts";

const all = ["Roster of week 47", "Roster of week 48", "Roster of week 49"] as const;

export function Actions() {
  const t = useText();
  const [rosters, setRosters] = useState<readonly string[]>(all);
  const archive = (name: string): void => {
    setRosters(rosters.filter((each) => each !== name));
    const undo = (): void => setRosters((now) => all.filter((each) => each === name || now.includes(each)));
    toast({ text: t("showcase-overlays.toasts.archived", { name }), action: { label: t("common.undo"), run: undo } });
  };
  return (
    <Stack>
      <chakra.ul display="grid">
        {rosters.map((name) => (
          <chakra.li key={name} display="flex" alignItems="center" justifyContent="space-between" gap="3" minH="10" borderBottomWidth="1px" borderColor="border">
            {name}
            <IconButton size="sm" label={t("showcase-overlays.toasts.archive", { name })} onClick={() => archive(name)}>
              <Archive size={16} aria-hidden />
            </IconButton>
          </chakra.li>
        ))}
      </chakra.ul>
      <Result>{t("showcase-overlays.toasts.left", { count: rosters.length })}</Result>
    </Stack>
  );
}
