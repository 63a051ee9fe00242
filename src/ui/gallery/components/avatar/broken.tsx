/** Falls back to initials when the picture fails to load. */
import { useState } from "react";
import { Avatar } from "#src/ui/kit/avatar.tsx";
import { Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Segmented } from "#src/ui/kit/segmented.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const sources = { whole: "/media/avatars/05.svg", broken: "data:image/png;base64,none" } as const;
type Source = keyof typeof sources;

export function Broken() {
  const t = useText();
  const [source, setSource] = useState<Source>("broken");
  return (
    <Stack>
      <Segmented<Source>
        label={t("showcase-signs.avatar.picture")}
        value={source}
        onChange={setSource}
        options={[
          { value: "broken", label: t("showcase-signs.avatar.isBroken") },
          { value: "whole", label: t("showcase-signs.avatar.isWhole") },
        ]}
      />
      <Row>
        <Avatar name="Arjun Pillai" src={sources[source]} size={56} decorative={false} />
        <span>Arjun Pillai</span>
      </Row>
    </Stack>
  );
}
