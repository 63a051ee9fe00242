/** Active filters as removable pills; the focus moves to the next one. */
import { css } from "#generated/styles/css/index.js";
import { X } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "#src/ui/kit/button.tsx";
import { Result, Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Tag } from "#src/ui/kit/status-dot.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const branches = ["Tiong Bahru", "Katong", "Jurong", "Punggol"] as const;

export function Removable() {
  const t = useText();
  const row = useRef<HTMLDivElement>(null);
  const [on, setOn] = useState<readonly string[]>(branches);
  const remove = (name: string): void => {
    const buttons = [...(row.current?.querySelectorAll("button") ?? [])];
    const at = on.indexOf(name);
    (buttons[at + 1] ?? buttons[at - 1])?.focus();
    setOn(on.filter((each) => each !== name));
  };
  return (
    <Stack>
      <Row ref={row} css={{ gap: "2" }}>
        {on.map((name) => (
          <Tag key={name} pill tone="accent">
            {name}
            <button
              className={css({
                display: "grid",
                placeItems: "center",
                boxSize: "6",
                marginInlineEnd: "-2",
                borderRadius: "full",
                cursor: "pointer",
                _hover: { bg: "hover" },
              })}
              type="button"
              aria-label={t("showcase-overlays.pillBadges.remove", { name })}
              onClick={() => remove(name)}
            >
              <X size={14} aria-hidden />
            </button>
          </Tag>
        ))}
        {on.length < branches.length && (
          <Button size="sm" variant="ghost" onClick={() => setOn(branches)}>
            {t("showcase.reset")}
          </Button>
        )}
      </Row>
      <Result>{t("showcase-overlays.pillBadges.filters", { count: on.length })}</Result>
    </Stack>
  );
}
