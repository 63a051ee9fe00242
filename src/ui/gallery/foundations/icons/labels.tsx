/** Beside text, and alone with a name. */
import { Mail, Search, Trash2 } from "lucide-react";
import { useState } from "react";
import { Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Button, IconButton } from "#src/ui/kit/button.tsx";
import { Switch } from "#src/ui/kit/switch.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

export function Labels() {
  const t = useText();
  const [words, setWords] = useState(false);
  const actions = [
    [Mail, t("showcase.send")],
    [Search, t("showcase.search")],
    [Trash2, t("common.delete")],
  ] as const;
  return (
    <Stack>
      <Switch size="sm" checked={words} onChange={setWords}>
        {t("showcase-foundations.icons.labels")}
      </Switch>
      <Row>
        {actions.map(([Icon, name]) =>
          words ? (
            <Button key={name}>
              <Icon size={16} aria-hidden />
              {name}
            </Button>
          ) : (
            <IconButton key={name} variant="outline" label={name}>
              <Icon size={18} aria-hidden />
            </IconButton>
          ),
        )}
      </Row>
    </Stack>
  );
}
