/** Hover card of a person with interactive content. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import { Avatar } from "#src/ui/kit/avatar.tsx";
import { Button } from "#src/ui/kit/button.tsx";
import { Result, Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Popover } from "#src/ui/kit/popover.tsx";
import { StatusDot } from "#src/ui/kit/status-dot.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const people = [
  ["Nadia Osman", "Katong", true],
  ["Kelvin Teo", "Jurong", false],
  ["Hui Min Goh", "Punggol", true],
] as const;

export function Person() {
  const t = useText();
  const [greeted, setGreeted] = useState<string | null>(null);
  return (
    <Stack>
      <Row>
        {people.map(([name, branch, here]) => (
          <Popover
            key={name}
            opens="hover"
            label={name}
            trigger={(props) => (
              <Button {...props} variant="ghost" className={css({ px: "1.5!" })}>
                <Avatar name={name} size={24} />
                {name}
              </Button>
            )}
          >
            {(close) => (
              <div
                className={css({
                  display: "grid",
                  gridTemplateColumns: "auto minmax(0, 1fr)",
                  columnGap: "3",
                  rowGap: "3",
                  alignItems: "center",
                })}
              >
                <Avatar name={name} size={48} />
                <div>
                  <p className={css({ fontWeight: "semibold" })}>{name}</p>
                  <p className={css({ color: "text.muted", fontSize: "sm" })}>{branch}</p>
                  <StatusDot tone={here ? "success" : "neutral"}>
                    {t(here ? "showcase-overlays.popovers.here" : "showcase-overlays.popovers.away")}
                  </StatusDot>
                </div>
                <Button
                  size="sm"
                  onClick={() => {
                    setGreeted(name);
                    close();
                  }}
                  className={css({ gridColumn: "1 / -1" })}
                >
                  {t("showcase-overlays.popovers.greet")}
                </Button>
              </div>
            )}
          </Popover>
        ))}
      </Row>
      <Result>{greeted !== null && t("showcase-overlays.popovers.greeted", { name: greeted })}</Result>
    </Stack>
  );
}
