/** Listbox with a single tab stop: arrows move, Space selects, letters jump. In single selection arrows select. */
import { useState } from "react";
import { Avatar } from "#src/ui/kit/avatar.tsx";
import { Result, Stack } from "#src/ui/kit/example/stack.tsx";
import { SelectList } from "#src/ui/kit/select-list.tsx";
import { Switch } from "#src/ui/kit/switch.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const people = ["Arjun Nair", "Mei Tan", "Nurul Huda", "Ravi Menon", "Siti Rahman"];

export function Selectable() {
  const t = useText();
  const [several, setSeveral] = useState(true);
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set(["Mei Tan"]));
  return (
    <Stack>
      <Switch
        size="sm"
        checked={several}
        onChange={(next) => {
          setSeveral(next);
          if (!next) setTaken(new Set([...taken].slice(0, 1)));
        }}
      >
        {t("showcase-lists.list-group.several")}
      </Switch>
      <SelectList
        label={t("showcase-lists.list-group.team")}
        multiple={several}
        value={taken}
        onChange={setTaken}
        options={people.map((name) => ({
          value: name,
          label: name,
          disabled: name === "Ravi Menon",
          content: (
            <span style={{ display: "flex", alignItems: "center", gap: 12 }}>
              <Avatar name={name} size={24} />
              {name}
            </span>
          ),
          ...(name === "Ravi Menon" && { end: t("showcase-lists.list-group.away") }),
        }))}
      />
      <Result>{t("showcase-lists.list-group.taken", { count: taken.size })}</Result>
    </Stack>
  );
}
