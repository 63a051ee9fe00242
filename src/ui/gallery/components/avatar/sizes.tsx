/** From table row to profile header, with picture or initials. */
import { useState } from "react";
import { Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Avatar } from "#src/ui/kit/avatar.tsx";
import { Segmented } from "#src/ui/kit/segmented.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const sizes = [20, 24, 32, 40, 56, 72];
const contents = ["picture", "initials"] as const;

export function Sizes() {
  const t = useText();
  const [content, setContent] = useState<(typeof contents)[number]>("picture");
  return (
    <Stack>
      <Segmented
        label={t("showcase-signs.avatar.content")}
        value={content}
        onChange={setContent}
        options={contents.map((value) => ({ value, label: t(`showcase-signs.avatar.${value}`) }))}
      />
      <Row>
        {sizes.map((size) => (
          <Avatar
            key={size}
            name="Nurul Aisyah Rahman"
            src={content === "picture" ? "/media/avatars/03.svg" : undefined}
            size={size}
            decorative={false}
          />
        ))}
      </Row>
    </Stack>
  );
}
