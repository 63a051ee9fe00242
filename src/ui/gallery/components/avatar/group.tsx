/** Avatars of a group, with the number shown adjustable. */
import { useState } from "react";
import { AvatarGroup } from "#src/ui/gallery/parts/avatar-group.tsx";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { Segmented } from "#src/ui/kit/segmented.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const people = [
  "Mei Ling Tan",
  "Arjun Pillai",
  "Siti Nurhaliza",
  "Jonas Weber",
  "Chloé Martin",
  "Wei Jie Lim",
  "Ana Sousa",
];
const counts = ["3", "5", "7"] as const;

export function Group() {
  const t = useText();
  const [max, setMax] = useState<(typeof counts)[number]>("5");
  return (
    <Stack>
      <Segmented
        label={t("showcase-signs.avatar.shown")}
        value={max}
        onChange={setMax}
        options={counts.map((value) => ({ value, label: value }))}
      />
      <AvatarGroup label={t("showcase-signs.avatar.team")} names={people} max={Number(max)} size={40} />
    </Stack>
  );
}
