/** Three sizes. */
import { useState } from "react";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { Switch } from "#src/ui/kit/switch.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const sizes = [
  ["sm", "showcase.small"],
  ["md", "showcase.medium"],
  ["lg", "showcase.large"],
] as const;

export function Sizes() {
  const t = useText();
  const [on, setOn] = useState(true);
  return (
    <Stack css={{ justifyItems: "start" }}>
      {sizes.map(([size, label]) => (
        <Switch key={size} size={size} checked={on} onChange={setOn}>
          {`${t(label)}: ${t(on ? "showcase-choices.switch.on" : "showcase-choices.switch.off")}`}
        </Switch>
      ))}
    </Stack>
  );
}
