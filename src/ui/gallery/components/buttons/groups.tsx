/** Button groups, including toggles. */
import { AlignCenter, AlignLeft, AlignRight } from "lucide-react";
import { useState } from "react";
import { Button, IconButton } from "#src/ui/kit/button.tsx";
import { ButtonGroup } from "#src/ui/gallery/parts/button-group.tsx";
import { Result, Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const sides = { left: AlignLeft, center: AlignCenter, right: AlignRight } as const;
type Side = keyof typeof sides;

export function Groups() {
  const t = useText();
  const [count, setCount] = useState(3);
  const [side, setSide] = useState<Side>("left");
  return (
    <Stack>
      <Row>
        <ButtonGroup label={t("showcase-actions.buttons.copies")}>
          <Button onClick={() => setCount(count - 1)} disabled={count === 0}>
            {t("showcase-actions.buttons.fewer")}
          </Button>
          <Button onClick={() => setCount(count + 1)}>{t("showcase-actions.buttons.more")}</Button>
        </ButtonGroup>
        <ButtonGroup label={t("showcase-actions.buttons.align")}>
          {(Object.keys(sides) as Side[]).map((each) => {
            const Icon = sides[each];
            return (
              <IconButton
                key={each}
                variant="outline"
                label={t(`showcase-actions.buttons.${each}`)}
                aria-pressed={side === each}
                onClick={() => setSide(each)}
              >
                <Icon size={16} aria-hidden />
              </IconButton>
            );
          })}
        </ButtonGroup>
      </Row>
      <Result style={{ textAlign: side }}>{t("showcase-actions.buttons.copiesOf", { count })}</Result>
    </Stack>
  );
}
