/** Four sides; flips where there is no room. */
import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp } from "lucide-react";
import { useState } from "react";
import { Button } from "#src/ui/kit/button.tsx";
import { Result, Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { MenuItem } from "#src/ui/kit/menu-items.tsx";
import { Menu } from "#src/ui/kit/menu.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const sides = { below: ChevronDown, above: ChevronUp, end: ChevronRight, start: ChevronLeft } as const;
const entries = ["preview", "print", "share"] as const;

export function Directions() {
  const t = useText();
  const [done, setDone] = useState<(typeof entries)[number]>();
  return (
    <Stack>
      <Row>
        {(Object.keys(sides) as (keyof typeof sides)[]).map((side) => {
          const Icon = sides[side];
          return (
            <Menu
              key={side}
              side={side}
              trigger={(props) => (
                <Button {...props}>
                  {t(`showcase-lists.dropdowns.side.${side}`)}
                  <Icon size={16} className="mirrored" aria-hidden />
                </Button>
              )}
            >
              {entries.map((entry) => (
                <MenuItem key={entry} onSelect={() => setDone(entry)}>
                  {t(`showcase-lists.dropdowns.${entry}`)}
                </MenuItem>
              ))}
            </Menu>
          );
        })}
      </Row>
      <Result>{done ? t("showcase-lists.chosen", { name: t(`showcase-lists.dropdowns.${done}`) }) : ""}</Result>
    </Stack>
  );
}
