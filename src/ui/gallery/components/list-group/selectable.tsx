/** Listbox with a single tab stop: arrows move, Space selects, letters jump. In single selection arrows select. */
import { createListCollection, Listbox } from "@chakra-ui/react";
import { css, cx } from "#generated/styles/css/index.js";
import { listGroup } from "#generated/styles/recipes/index.js";
import { Check } from "lucide-react";
import { useState } from "react";
import { Avatar } from "#src/ui/kit/avatar.tsx";
import { Chakra } from "#src/ui/kit/chakra.tsx";
import { Result, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Switch } from "#src/ui/kit/switch.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const away = "Ravi Menon";
const people = createListCollection({
  items: ["Arjun Nair", "Mei Tan", "Nurul Huda", away, "Siti Rahman"],
  isItemDisabled: (name) => name === away,
});
const styles = listGroup();

export function Selectable() {
  const t = useText();
  const [several, setSeveral] = useState(true);
  const [taken, setTaken] = useState(["Mei Tan"]);
  return (
    <Stack>
      <Switch
        size="sm"
        checked={several}
        onChange={(next) => {
          setSeveral(next);
          if (!next) setTaken(taken.slice(0, 1));
        }}
      >
        {t("showcase-lists.list-group.several")}
      </Switch>
      <Chakra>
        <Listbox.Root
          unstyled
          collection={people}
          selectionMode={several ? "multiple" : "single"}
          selectOnHighlight={!several}
          defaultHighlightedValue="Mei Tan"
          value={taken}
          onValueChange={({ value }) => setTaken(value.filter((name) => name !== away))}
        >
          <Listbox.Content className={styles.frame} aria-label={t("showcase-lists.list-group.team")}>
            {people.items.map((name) => (
              <Listbox.Item key={name} item={name} className={cx(styles.line, styles.action, option)}>
                <Listbox.ItemIndicator className={mark} hidden={false}>
                  {taken.includes(name) && <Check size={16} />}
                </Listbox.ItemIndicator>
                <Listbox.ItemText className={styles.text}>
                  <Avatar name={name} size={24} />
                  {name}
                </Listbox.ItemText>
                {name === away && t("showcase-lists.list-group.away")}
              </Listbox.Item>
            ))}
          </Listbox.Content>
        </Listbox.Root>
      </Chakra>
      <Result>{t("showcase-lists.list-group.taken", { count: taken.length })}</Result>
    </Stack>
  );
}

const mark = css({ w: "4", display: "grid", placeItems: "center", flexShrink: 0 });
const option = css({
  "&[data-highlighted]": {
    "[role=listbox]:focus-visible &": { outline: "2px solid", outlineColor: "accent", outlineOffset: "-2px" },
  },
});
